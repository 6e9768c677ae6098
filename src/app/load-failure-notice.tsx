import { words } from '../messages/words'
import { Bar } from '../ui/notice-bar'
import { useLoadFailures } from '../ui/on-demand'

/** Says that a dialog or pane could not be loaded; each new failure is announced again. */
export function LoadFailureNotice() {
  const [failures, clear] = useLoadFailures()
  const { partNotLoaded, close } = words('common')
  return (
    <div role="status">
      {failures > 0 && (
        <Bar key={failures} close={close} onClose={clear}>
          {partNotLoaded}
        </Bar>
      )}
    </div>
  )
}
