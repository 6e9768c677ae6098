import { colours, contrast, fonts, type Token } from './tokens'
import { Line, Sheet } from './sheet'

const white: Token = { name: 'white', value: '#ffffff' }
const named = (name: string) => colours.find((colour) => colour.name === name)!
const bodyFont = fonts.find(({ name }) => name === 'body')!.value
const grounds = [white, named('cream-50'), named('sand-100'), named('sindoor-900')]

/** Every colour, and how well it reads as text on the grounds of the site. */
export const Palette = () => (
  <Sheet heads={['Colour', 'Token', 'Value', ...grounds.map(({ name }) => `as text on ${name}`)]}>
    {colours.map((colour) => (
      <Line key={colour.name}>
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
        {grounds.map((ground) => (
          <Pair key={ground.name} text={colour.value} ground={ground.value} />
        ))}
      </Line>
    ))}
  </Sheet>
)

/** White and the darkest sindoor on every colour: what a button of that colour may carry. */
export const OnColour = () => (
  <Sheet heads={['Ground', 'white on it', 'sindoor-900 on it', 'ink-900 on it']}>
    {colours.map(({ name, value }) => (
      <Line key={name}>
        <code>{name}</code>
        <Pair text="#ffffff" ground={value} />
        <Pair text={named('sindoor-900').value} ground={value} />
        <Pair text={named('ink-900').value} ground={value} />
      </Line>
    ))}
  </Sheet>
)

function Pair({ text, ground }: { text: string; ground: string }) {
  const ratio = contrast(text, ground)
  return (
    <>
      <span
        aria-hidden="true"
        style={{
          display: 'inline-block',
          background: ground,
          color: text,
          padding: '4px 8px',
          borderRadius: 6,
          fontFamily: bodyFont,
        }}
      >
        Aa अ
      </span>
      {/* On a line of its own: seven columns fit the page at 1440 px. */}
      <span style={{ display: 'block' }}>
        {ratio.toFixed(1)} {verdict(ratio)}
      </span>
    </>
  )
}

const verdict = (ratio: number) =>
  ratio >= 4.5 ? 'text' : ratio >= 3 ? 'large text, signs' : 'decoration only'
