import { Images } from 'lucide-react'
import { batchMessages } from '../../messages/admin-screens/form/batch'
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry'
import { ToolbarButton } from '../../ui/toolbar-button'

export const BatchDialog = lazyWithRetry(async () => (await import('./batch-dialog')).BatchDialog)

/** The button of a list that adds many pictures at once. */
export const BatchButton = ({ onOpen }: { onOpen: () => void }) => (
  <ToolbarButton icon={Images} label={batchMessages.button} onClick={onOpen} />
)
