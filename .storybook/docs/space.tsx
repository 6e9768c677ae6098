import { radii, shadows } from './tokens'
import { Tiles } from './docs-table'
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
        {/* The token's value calls a Sass function; the custom property has the result. */}
        <div style={{ ...box, border: 0, boxShadow: `var(--${name})`, borderRadius: 14 }} />
        <code style={{ display: 'block', marginTop: 16 }}>
          {name}: {value}
        </code>
      </figure>
    ))}
  </Tiles>
)

const distances = {
  'band, above and below': ['band', 'paddingTop'],
  'container, at its sides': ['container', 'paddingLeft'],
  'panel, inside': ['panel', 'paddingTop'],
  'button, at its sides': ['btn btn-primary', 'paddingLeft'],
  'fields, between': ['fields', 'rowGap'],
} as const

/** Distances of the layout, measured on the site's classes at the current width. */
export const Distances = () => (
  <ul>
    {Object.entries(distances).map(([name, [className, side]]) => (
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
  const element = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState('')
  useLayoutEffect(() => {
    const measure = () => setSize(getComputedStyle(element.current!)[side])
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [side])
  return (
    <li>
      {name}: <strong>{size}</strong>
      <span hidden>
        <div ref={element} className={className} />
      </span>
    </li>
  )
}
