import { useLayoutEffect, useRef, useState } from 'react'
import { fonts, textSizes } from './tokens'
import { contactMessages } from '../../src/messages/site-screens/contact'
import { signInMessages } from '../../src/messages/site-screens/sign-in'
import { DocsTable, Row } from './docs-table'

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

const samples = [
  contactMessages().page.title,
  contactMessages().page.form,
  'गीता, अठारह दिन',
  contactMessages().page.lead,
  signInMessages().title,
  signInMessages().note,
]

/** Every size of text, with its computed values at the current width. */
export const Scale = () => (
  <div className="sb-unstyled">
    {textSizes.map(({ name }, index) => (
      <Step key={name} token={name} className={`fs-${index + 1}`} text={samples[index]} />
    ))}
  </div>
)

function Step(props: { token: string; className: string; text: string | undefined }) {
  const { token, className, text } = props
  const element = useRef<HTMLParagraphElement>(null)
  const [size, setSize] = useState('')
  useLayoutEffect(() => {
    const measure = () => setSize(getComputedStyle(element.current!).fontSize)
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [])
  return (
    <div className="py-3 border-bottom">
      <p ref={element} className={`m-0 ${className}`}>
        {text}
      </p>
      <code>
        ${token}, {className}: {size}
      </code>
    </div>
  )
}
