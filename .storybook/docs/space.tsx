import { radii, shadows } from './tokens'
import { Tiles } from './sheet'
import { useLayoutEffect, useRef, useState } from 'react'

const box = { height: 96, background: '#fff', border: '1px solid #0002' }

export const Radii = () => (
  <Tiles width={180}>
    {radii.map(({ name, value }) => (
      <figure key={name} style={{ margin: 0 }}>
        <div style={{ ...box, borderRadius: value }} />
        <code>
          {name}: {value}
        </code>
      </figure>
    ))}
  </Tiles>
)

export const Shadows = () => (
  <Tiles width={260}>
    {shadows.map(({ name, value }) => (
      <figure key={name} style={{ margin: 0 }}>
        {/* The custom property has the Sass function already worked out. */}
        <div style={{ ...box, border: 0, boxShadow: `var(--${name})`, borderRadius: 14 }} />
        <code style={{ display: 'block', marginTop: 16 }}>
          {name}: {value}
        </code>
      </figure>
    ))}
  </Tiles>
)

const places = {
  'band, above and below': ['band', 'paddingTop'],
  'container, at its sides': ['container', 'paddingLeft'],
  'panel, inside': ['panel', 'paddingTop'],
  'button, at its sides': ['btn btn-primary', 'paddingLeft'],
  'fields, between': ['fields', 'rowGap'],
} as const

/** The distances of the layout, measured on the real classes at this width. */
export const Distances = () => (
  <ul>
    {Object.entries(places).map(([name, [className, side]]) => (
      <Distance key={name} name={name} className={className} side={side} />
    ))}
  </ul>
)

function Distance({
  name,
  className,
  side,
}: {
  name: string
  className: string
  side: 'paddingTop' | 'paddingLeft' | 'rowGap'
}) {
  const place = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState('')
  useLayoutEffect(() => {
    const measure = () => setSize(getComputedStyle(place.current!)[side])
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [side])
  return (
    <li>
      {name}: <strong>{size}</strong>
      <span hidden>
        <div ref={place} className={className} />
      </span>
    </li>
  )
}
