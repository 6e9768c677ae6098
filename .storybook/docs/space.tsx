import { useLayoutEffect, useRef, useState } from 'react'
import { radii, spaces } from './tokens'
import { DocsTable, Row, Tiles } from './docs-table'

/** Every step of the spacing scale, with the utilities that use it. */
export const Spaces = () => (
  <DocsTable headings={['Step', 'Value', 'Classes', 'Distance']}>
    {spaces.map(({ name, value }) => (
      <Row key={name}>
        <code>space({name})</code>
        <code>{value}</code>
        <code>
          m-{name} p-{name} gap-{name}
        </code>
        <span
          style={{ display: 'block', width: value, height: 16, background: 'var(--bs-secondary)' }}
        />
      </Row>
    ))}
  </DocsTable>
)

const corner = { 'radius-sm': 'rounded-1', radius: 'rounded-2', 'radius-lg': 'rounded-3' }

export const Radii = () => (
  <Tiles width={180}>
    {radii.map(({ name, value }) => (
      <figure key={name} style={{ margin: 0 }}>
        <div
          style={{ height: 96, background: '#fff', border: '1px solid #0002', borderRadius: value }}
        />
        <code>
          {name}: {value} ({corner[name as keyof typeof corner]})
        </code>
      </figure>
    ))}
  </Tiles>
)

const distances = {
  'band, above and below': ['section-band', 'paddingTop'],
  'container, at its sides': ['container', 'paddingLeft'],
  'card, inside': ['card-body', 'paddingTop'],
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
