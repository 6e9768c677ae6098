import { Children, type ReactNode } from 'react'

/** A table of a docs page; each child is a cell's content, a row at a time. */
export function Sheet({ heads, children }: { heads: string[]; children: ReactNode }) {
  return (
    <table style={{ width: '100%' }}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" style={{ textAlign: 'left' }}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

export const Line = ({ children }: { children: ReactNode }) => (
  <tr>
    {Children.map(children, (cell) => (
      <td style={{ verticalAlign: 'middle' }}>{cell}</td>
    ))}
  </tr>
)

/** Tiles side by side, as many as there is room for. */
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
