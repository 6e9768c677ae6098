import { safeUrl } from '../../../api/links/links'
import { toText } from '../../../lib/to-text'
import { DataLink } from '../../text/data-link'
import { homeMessages } from '../../../messages/site-screens/home'

/** The slide's link; hidden when its URL is empty, "#" or unsafe. */
export function LearnMore({ url, heading }: { url: unknown; heading: string }) {
  const target = toText(url).trim()
  if (!target || target === '#' || !safeUrl(target)) return null
  return (
    <DataLink className="btn btn-outline-accent btn-lg" url={target}>
      <span>{homeMessages().slider.learnMore}</span>
      {heading && <span className="visually-hidden">{`: ${heading}`}</span>}
    </DataLink>
  )
}
