import { DocsTable, Row, Tiles } from './docs-table'
import { styleFacts } from './style-facts'
import { shadows } from './tokens'

export const Shadows = () => (
  <Tiles width={260}>
    {shadows.map(({ name, value }) => (
      <figure key={name} style={{ margin: 0 }}>
        <div className={`rounded-3 ${name}`} style={{ height: 96, background: '#fff' }} />
        <code style={{ display: 'block', marginTop: 16 }}>
          {name}: {value}
        </code>
      </figure>
    ))}
  </Tiles>
)

/** Every z-index of the page's own layers, the highest first. */
export const Layers = () => (
  <DocsTable headings={['z-index', 'Style sheets']}>
    {styleFacts(/z-index: (\d+)/g)
      .map(({ value, files }) => ({ layer: Number(value), files }))
      .filter(({ layer }) => layer >= 100)
      .toSorted((a, b) => b.layer - a.layer)
      .map(({ layer, files }) => (
        <Row key={layer}>
          <code>{layer}</code>
          {files.join(', ')}
        </Row>
      ))}
  </DocsTable>
)
