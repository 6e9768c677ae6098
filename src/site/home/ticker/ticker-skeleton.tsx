import { Info, Pause } from 'lucide-react'
import { homeMessages } from '../../../messages/site-screens/home'

/** The ticker's skeleton while the notifications load. */
export const TickerSkeleton = () => (
  <div className="ticker scripted d-flex bg-accent fw-semibold" aria-hidden="true">
    <span className="ticker-stop btn-round rounded-0">
      <Pause />
    </span>
    <TickerLabel />
  </div>
)

/** The label of the ticker; hidden on phones, which have no room for it. */
export const TickerLabel = () => (
  <span
    className="ticker-label d-none d-md-inline-flex align-items-center gap-2 px-4"
    aria-hidden="true"
  >
    <Info aria-hidden="true" /> <span>{homeMessages().ticker.label}</span>
  </span>
)
