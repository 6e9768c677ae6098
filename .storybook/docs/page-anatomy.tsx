import { DocsTable, Row } from './docs-table'

const bands = [
  {
    className: 'bg-dark text-white',
    name: 'Maroon',
    use: 'band of a page, Donate Now, footer',
  },
  { className: 'bg-body', name: 'Cream', use: 'sections, text pages, forms' },
  { className: 'bg-body-secondary', name: 'Sand', use: 'every other section, facts beside a form' },
  { className: 'bg-white border', name: 'White', use: 'what lies on a band: cards, rows, fields' },
]

/** The grounds of the bands, and what stands on each. */
export const Bands = () => (
  <DocsTable headings={['Ground', 'Class', 'What stands on it']}>
    {bands.map(({ className, name, use }) => (
      <Row key={name}>
        <span className={`sb-unstyled d-block p-3 ${className}`}>{name}</span>
        <code>{className.split(' ')[0]}</code>
        {use}
      </Row>
    ))}
  </DocsTable>
)
