import { Link } from 'react-router-dom'
import { type Piece, fillPlaceholders, type SettingsFacts } from '../../messages/settings-text'
import { telUrl } from '../../lib/dialed-number'
import { settings } from '../../api/settings/settings'
import { localLines } from '../../messages/translated'
import { siteName } from './site-name'
import { staticPageMessages } from '../../messages/site-screens/static-pages'

/** Shows a text with settings filled in; phone, email and contact form become links. */
export function SettingsText({ pieces }: { pieces: Piece[] }) {
  return joinTexts(pieces).map((piece, index) =>
    typeof piece === 'string' ? <span key={index}>{piece}</span> : <Fact key={index} {...piece} />,
  )
}

/** A value of the settings. The padding of an inline link enlarges its touch target and moves no text. */
function Fact({ fact, text }: Exclude<Piece, string>) {
  if (fact === 'phone')
    return (
      <a className="pt-2 pb-3 text-nowrap" href={telUrl(text)}>
        {text}
      </a>
    )
  if (fact === 'email')
    return (
      <a className="pt-2 pb-3 text-break" href={`mailto:${text}`}>
        {text}
      </a>
    )
  return <Link to="/contactus">{text}</Link>
}

const isLink = ({ fact }: Exclude<Piece, string>) => ['phone', 'email', 'form'].includes(fact)

/** The values of the settings that a text may name. */
function settingsFacts(): SettingsFacts {
  const { email, phones, address, attractionsLink } = settings()
  const texts = staticPageMessages()
  return {
    siteName: siteName().trim() || texts.siteName,
    email: email.trim(),
    phone: phones[0]?.trim() ?? '',
    address: localLines(address.lines, address.linesHindi).join(', '),
    attractionsLink: attractionsLink.trim(),
    form: texts.form,
  }
}

/** A text with the settings filled in; empty if a setting that it needs is empty. */
export const fillSettings = (text: string): Piece[] =>
  fillPlaceholders(text, settingsFacts(), staticPageMessages().phrases)

/** Joins the pieces that are no links: text between two elements counts as moved wherever a line breaks elsewhere. */
function joinTexts(pieces: Piece[]): Piece[] {
  const joined: Piece[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    const text = typeof piece === 'string' || isLink(piece) ? piece : piece.text
    if (typeof text === 'string' && typeof last === 'string')
      joined[joined.length - 1] = last + text
    else joined.push(text)
  }
  return joined
}

/** A text with the settings filled in, as one string, for a URL. */
export const fillSettingsAsText = (text: string) =>
  fillSettings(text)
    .map((piece) => (typeof piece === 'string' ? piece : piece.text))
    .join('')
