import { Link } from 'react-router-dom'
import { type Piece } from '../../messages/settings-text'
import { telUrl } from '../text/data-link'

/** Shows a text with settings filled in; phone, email and contact form become links. */
export function SettingsText({ pieces }: { pieces: Piece[] }) {
  return pieces.map((piece, index) =>
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
  if (fact === 'form') return <Link to="/contactus">{text}</Link>
  return <bdi>{text}</bdi>
}
