import { Link } from 'react-router-dom'
import { settings } from '../../api/settings'
import { fill, type SettingsFacts, type Piece } from '../../messages/settings-text'
import { dial } from '../text/links'
import { siteName } from '../text/site-name'
import { staticPageMessages } from '../../messages/static-pages'

/** What the site's settings have to say to a text of content. */
function facts(): SettingsFacts {
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

/** A text of content with the settings filled in; empty when the settings have nothing for it. */
export const filled = (text: string): Piece[] => fill(text, facts(), staticPageMessages().phrases)

/** A filled text as plain words, for an address. */
export const plain = (text: string) =>
  filled(text)
    .map((piece) => (typeof piece === 'string' ? piece : piece.text))
    .join('')

/** Shows a filled text: a number dials, an address writes, and the contact form is one press away. */
export function Filled({ pieces }: { pieces: Piece[] }) {
  return pieces.map((piece, index) =>
    typeof piece === 'string' ? piece : <Fact key={index} {...piece} />,
  )
}

function Fact({ fact, text }: Exclude<Piece, string>) {
  if (fact === 'phone')
    return (
      <a className="fact-link" href={dial(text)}>
        {text}
      </a>
    )
  if (fact === 'email')
    return (
      <a className="fact-link" href={`mailto:${text}`}>
        {text}
      </a>
    )
  if (fact === 'form') return <Link to="/contactus">{text}</Link>
  return <bdi>{text}</bdi>
}
