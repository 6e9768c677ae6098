import { useFirstInteraction } from '../../ui/use-first-interaction'
import { onDemand, useOnDemand } from '../../ui/on-demand'

const dialogs = onDemand(() => import('../form/dialogs'))

/**
 * The dialogs of a list, once one is `wanted` and their code is there; it is fetched as soon as a hand moves, so that it
 * is there when a press ends. `onFailure` hears when it cannot be had.
 */
export function useDialogs(wanted: boolean, onFailure: () => void) {
  // What cannot be had yet is asked for again when it is wanted.
  useFirstInteraction(() => void dialogs.load().catch(() => undefined))
  return useOnDemand(dialogs, wanted, onFailure)
}
