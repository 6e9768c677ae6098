import { useLayoutEffect, useRef, useState } from 'react'
import { fonts } from './tokens'
import { Line, Sheet } from './sheet'
import { contactMessages } from '../../src/messages/contact'
import { signInMessages } from '../../src/messages/sign-in'

const samples = {
  h1: contactMessages().page.title,
  h2: contactMessages().page.form,
  h3: 'गीता, अठारह दिन',
  h4: signInMessages().title,
  p: contactMessages().page.lead,
  small: signInMessages().note,
} as const

/** The families, as the tokens name them. */
export const Families = () => (
  <Sheet heads={['Token', 'Families, first to last']}>
    {fonts.map(({ name, value }) => (
      <Line key={name}>
        <code>{name}</code>
        <span style={{ fontFamily: value, fontSize: 20 }}>{value}</span>
      </Line>
    ))}
  </Sheet>
)

/** Every step of the scale in the site's own styles, with what the browser makes of it at this width. */
export const Scale = () => (
  <div className="sb-unstyled">
    {Object.entries(samples).map(([tag, text]) => (
      <Step key={tag} tag={tag as keyof typeof samples} text={text} />
    ))}
  </div>
)

function Step({ tag: Tag, text }: { tag: keyof typeof samples; text: string }) {
  const place = useRef<HTMLElement>(null)
  const [facts, setFacts] = useState('')
  useLayoutEffect(() => {
    const measure = () => {
      const { fontFamily, fontSize, fontWeight, lineHeight } = getComputedStyle(place.current!)
      const family = fontFamily.split(',')[0]?.replaceAll('"', '')
      const ratio = (parseFloat(lineHeight) / parseFloat(fontSize)).toFixed(2)
      setFacts(`${family} ${fontWeight}, ${fontSize}, line height ${ratio}`)
    }
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [])
  return (
    <div style={{ padding: '12px 0', borderBottom: '1px solid #0002' }}>
      <Tag ref={place as never} style={{ margin: 0 }}>
        {text}
      </Tag>
      <code>
        {Tag}: {facts}
      </code>
    </div>
  )
}
