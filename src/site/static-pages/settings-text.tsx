import { Link } from 'react-router-dom'
import { settings } from '../../api/settings'
import { fill, type SettingsFacts, type Piece } from '../../messages/settings-text'
import { telUrl } from '../text/links'
import { siteName } from '../text/site-name'
import { staticPageMessages } from '../../messages/static-pages'

/** The values of the settings that a text may name. */
function settingsFacts(): SettingsFacts {
  const { email, phones, address, attractionsLink } = settings()
  const texts = staticPageMessages()
  return {
    siteName: siteName().trim() || texts.siteName,
    email: email.trim(),
    phone: phones[0]?.trim() ?? '',
    address: address.lines.join(', '),
    attractionsLink: attractionsLink.trim(),
    form: texts.form,
  }
}

/** A text with the settings filled in; empty if a setting that it needs is empty. */
export const withSettings = (text: string): Piece[] =>
  fill(text, settingsFacts(), staticPageMessages().phrases)

/** The same as a string, for a URL. */
export const plainText = (text: string) =>
  withSettings(text)
    .map((piece) => (typeof piece === 'string' ? piece : piece.text))
    .join('')

/** Shows a text with settings filled in; phone, email and contact form become links. */
export function SettingsText({ pieces }: { pieces: Piece[] }) {
  return pieces.map((piece, index) =>
    typeof piece === 'string' ? piece : <Fact key={index} {...piece} />,
  )
}

/** A value of the settings. The padding of a link in a line of text enlarges only its touch target. */
function Fact({ fact, text }: Exclude<Piece, string>) {
  if (fact === 'phone')
    return (
      <a className="py-2 text-nowrap" href={telUrl(text)}>
        {text}
      </a>
    )
  if (fact === 'email')
    return (
      <a className="py-2 text-break" href={`mailto:${text}`}>
        {text}
      </a>
    )
  if (fact === 'form') return <Link to="/contactus">{text}</Link>
  return <bdi>{text}</bdi>
}
