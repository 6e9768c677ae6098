import { useLayoutEffect, useRef, useState } from 'react'
import { fonts } from './tokens'
import { contactMessages } from '../../src/messages/contact'
import { signInMessages } from '../../src/messages/sign-in'
import { DocsTable, Row } from './docs-table'

const samples = {
  h1: contactMessages().page.title,
  h2: contactMessages().page.form,
  h3: 'गीता, अठारह दिन',
  h4: signInMessages().title,
  p: contactMessages().page.lead,
  small: signInMessages().note,
} as const

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

/** Every step of the type scale, with its computed values at the current width. */
export const Scale = () => (
  <div className="sb-unstyled">
    {Object.entries(samples).map(([tag, text]) => (
      <Step key={tag} tag={tag as keyof typeof samples} text={text} />
    ))}
  </div>
)

function Step({ tag: Tag, text }: { tag: keyof typeof samples; text: string }) {
  const element = useRef<HTMLElement>(null)
  const [computed, setComputed] = useState('')
  useLayoutEffect(() => {
    const measure = () => {
      const { fontFamily, fontSize, fontWeight, lineHeight } = getComputedStyle(element.current!)
      const family = fontFamily.split(',')[0]?.replaceAll('"', '')
      const ratio = (parseFloat(lineHeight) / parseFloat(fontSize)).toFixed(2)
      setComputed(`${family} ${fontWeight}, ${fontSize}, line height ${ratio}`)
    }
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [])
  return (
    <div style={{ padding: '12px 0', borderBottom: '1px solid #0002' }}>
      <Tag ref={element as never} style={{ margin: 0 }}>
        {text}
      </Tag>
      <code>
        {Tag}: {computed}
      </code>
    </div>
  )
}
