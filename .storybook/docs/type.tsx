import { useLayoutEffect, useRef, useState } from 'react'
import { fonts, textSizes } from './tokens'
import { contactMessages } from '../../src/messages/site-screens/contact'
import { signInMessages } from '../../src/messages/site-screens/sign-in'
import { DocsTable, Row } from './docs-table'

const familyOf = (token: string) => fonts.find(({ name }) => name === token)?.value

/** The font families of the tokens. */
export const Families = () => (
  <DocsTable headings={['Token', 'Families, first to last']}>
    {fonts.map(({ name, value }) => (
      <Row key={name}>
        <code>{name}</code>
        <span style={{ fontFamily: value, fontSize: 20 }}>{value}</span>
      </Row>
    ))}
  </DocsTable>
)

/** Texts of the product for each size, largest first, with the class of the size; the four largest are headings. */
const samples = [
  { text: contactMessages().page.title, hindi: 'संपर्क करें', face: 'headings', className: 'h1' },
  { text: contactMessages().page.form, hindi: 'हमें लिखिए', face: 'headings', className: 'fs-1' },
  {
    text: 'Eighteen days of the Gita',
    hindi: 'गीता, अठारह दिन',
    face: 'headings',
    className: 'fs-2',
  },
  { text: signInMessages().title, hindi: 'प्रवेश', face: 'headings', className: 'fs-h3' },
  {
    text: contactMessages().page.lead,
    hindi: 'मंदिर प्रतिदिन खुला है।',
    face: 'body',
    className: 'fs-3',
  },
  { text: signInMessages().userId, hindi: 'प्रयोक्ता आईडी', face: 'body', className: 'fs-4' },
  {
    text: signInMessages().note,
    hindi: 'केवल कर्मचारियों के लिए',
    face: 'body',
    className: 'fs-5',
  },
  { text: signInMessages().forgotten, hindi: 'पासवर्ड भूल गए', face: 'body', className: 'fs-6' },
]

/** Every size of text in its own face, Latin beside Devanagari, with its computed values at the current width. */
export const Scale = () => (
  <div className="sb-unstyled">
    {textSizes.map(({ name, value }, index) => (
      <Step key={name} token={name} size={value} sample={samples[index]} />
    ))}
  </div>
)

function Step(props: {
  token: string
  size: string
  sample: (typeof samples)[number] | undefined
}) {
  const { token, size, sample } = props
  const element = useRef<HTMLParagraphElement>(null)
  const [measured, setMeasured] = useState('')
  useLayoutEffect(() => {
    const measure = () => {
      const { fontSize, lineHeight, fontWeight } = getComputedStyle(element.current!)
      setMeasured(`${fontSize}, line ${lineHeight}, weight ${fontWeight}`)
    }
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [])
  return (
    <div className="py-3 border-bottom">
      <p
        ref={element}
        className="m-0"
        style={{
          fontSize: size,
          fontFamily: sample && familyOf(sample.face),
          fontWeight: sample?.face === 'headings' ? 600 : undefined,
        }}
      >
        <span>{sample?.text}</span>{' '}
        <span className="ms-4" lang="hi">
          {sample?.hindi}
        </span>
      </p>
      <code>
        ${token}, {sample?.className}, {sample?.face}: {measured}
      </code>
    </div>
  )
}

/** A paragraph as wide as text may be. */
export const Measure = () => (
  <p className="sb-unstyled section-note border-end pe-2">
    <span>{contactMessages().page.lead}</span> <span>{signInMessages().note}</span>{' '}
    <span>
      A line of the site is at most 34em wide, about 76 characters: longer ones lose the reader on
      the way back to the next line, shorter ones break thoughts.
    </span>
  </p>
)
