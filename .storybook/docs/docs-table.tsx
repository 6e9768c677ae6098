import { Children, type ReactNode } from 'react'

/** A table on a docs page. */
export function DocsTable({ headings, children }: { headings: string[]; children: ReactNode }) {
  return (
    <table style={{ width: '100%' }}>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col" style={{ textAlign: 'left' }}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

/** A table row; each child becomes a cell. */
export const Row = ({ children }: { children: ReactNode }) => (
  <tr>
    {Children.map(children, (cell) => (
      // A cell has no font size of its own in Storybook's docs, so it would be larger than the text.
      <td style={{ verticalAlign: 'middle', fontSize: 14 }}>{cell}</td>
    ))}
  </tr>
)

/** A grid of as many columns of at least `width` px as fit. */
export const Tiles = ({ width, children }: { width: number; children: ReactNode }) => (
  <div
    className="sb-unstyled"
    style={{
      display: 'grid',
      gridTemplateColumns: `repeat(auto-fill, minmax(${width}px, 1fr))`,
      gap: 16,
    }}
  >
    {children}
  </div>
)
