import { words } from '../content/words'
import { Instead } from './list-states'

export const handle = { head: () => ({ title: words('office').screens.dashboard!.label }) }

/** The first screen of the back office (SPEC 2, Admin layout). */
export function Component() {
  const { screens, dashboard } = words('office')
  return (
    <>
      <div className="list-head">
        <h1 tabIndex={-1}>{screens.dashboard!.label}</h1>
      </div>
      <Instead picture="office-empty" title={dashboard.inProgress} text="" />
    </>
  )
}
