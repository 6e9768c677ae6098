import artwork from 'virtual:artwork'
import icons from 'virtual:icons'
import { DocsTable, Row, Tiles } from './docs-table'
import { breakpoints } from './tokens'

export const Icons = () => (
  <Tiles width={130}>
    {Object.entries(icons).map(([name, Icon]) => (
      <figure key={name} style={{ margin: 0, textAlign: 'center' }}>
        <Icon aria-hidden="true" size={28} />
        <figcaption>
          <small>{name}</small>
        </figcaption>
      </figure>
    ))}
  </Tiles>
)

export const Artwork = () => (
  <Tiles width={170}>
    {artwork.map((file) => (
      <figure key={file} style={{ margin: 0 }}>
        <img
          src={`art/${file}`}
          alt=""
          loading="lazy"
          style={{
            width: '100%',
            height: 130,
            objectFit: 'contain',
            background: file.includes('light') ? 'var(--primary-strong)' : 'var(--bs-secondary-bg)',
          }}
        />
        <figcaption>
          <small>{file}</small>
        </figcaption>
      </figure>
    ))}
  </Tiles>
)

export const Breakpoints = () => (
  <DocsTable headings={['Token', 'From']}>
    {breakpoints.map(({ name, value }) => (
      <Row key={name}>
        <code>{name}</code>
        <code>{value}</code>
      </Row>
    ))}
  </DocsTable>
)
