import { colours, contrast, fonts } from './tokens'
import { DocsTable, Row } from './docs-table'

function named(name: string) {
  const colour = colours.find((each) => each.name === name)
  if (!colour) throw new Error(`src/styles/_tokens.scss has no colour ${name}`)
  return colour
}
const bodyFont = fonts.find(({ name }) => name === 'body')!.value
const backgrounds = [named('white'), named('cream-50'), named('sand-100'), named('sindoor-900')]

/** Every colour with its contrast as text on the site's backgrounds. */
export const Palette = () => (
  <DocsTable
    headings={['Colour', 'Token', 'Value', ...backgrounds.map(({ name }) => `as text on ${name}`)]}
  >
    {colours.map((colour) => (
      <Row key={colour.name}>
        <span
          style={{
            display: 'block',
            width: 64,
            height: 40,
            borderRadius: 8,
            border: '1px solid #0002',
            background: colour.value,
          }}
        />
        <code>{colour.name}</code>
        <code>{colour.value.toUpperCase()}</code>
        {backgrounds.map((background) => (
          <ContrastSample key={background.name} text={colour.value} background={background.value} />
        ))}
      </Row>
    ))}
  </DocsTable>
)

/** Contrast of light and dark text on every colour. */
export const OnColour = () => (
  <DocsTable headings={['Background', 'white on it', 'sindoor-900 on it', 'ink-900 on it']}>
    {colours.map(({ name, value }) => (
      <Row key={name}>
        <code>{name}</code>
        <ContrastSample text="#ffffff" background={value} />
        <ContrastSample text={named('sindoor-900').value} background={value} />
        <ContrastSample text={named('ink-900').value} background={value} />
      </Row>
    ))}
  </DocsTable>
)

function ContrastSample({ text, background }: { text: string; background: string }) {
  const ratio = contrast(text, background)
  return (
    <>
      <span
        aria-hidden="true"
        style={{
          display: 'inline-block',
          background,
          color: text,
          padding: '4px 8px',
          borderRadius: 6,
          fontFamily: bodyFont,
        }}
      >
        Aa अ
      </span>
      {/* On its own line, so that seven columns fit into 1440 px. */}
      <span style={{ display: 'block' }}>
        {ratio.toFixed(1)} {verdict(ratio)}
      </span>
    </>
  )
}

const verdict = (ratio: number) =>
  ratio >= 4.5 ? 'text' : ratio >= 3 ? 'large text, signs' : 'decoration only'
