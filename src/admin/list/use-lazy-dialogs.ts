import { useFirstInteraction } from '../../ui/use-first-interaction'
import { onDemand, useOnDemand } from '../../ui/on-demand'

const dialogs = onDemand(() => import('./record-dialogs'))

/** The code of the dialogs once one `isNeeded`; loaded early, on the first pointer or key event. */
export function useLazyDialogs(isNeeded: boolean, onFailure: () => void) {
  // A failed load is tried again when a dialog is needed.
  useFirstInteraction(() => void dialogs.load().catch(() => undefined))
  return useOnDemand(dialogs, isNeeded, onFailure)
}
