import { Images } from 'lucide-react'
import { useState } from 'react'
import { batchMessages } from '../../messages/admin-screens/form/batch'
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry'
import { ToolbarButton } from '../../ui/toolbar-button'
import type { Resource } from '../resource'

export const BatchDialog = lazyWithRetry(async () => (await import('./batch-dialog')).BatchDialog)

/** The button of a list that adds many pictures at once. */
export function BatchButton({ resource, onDone }: { resource: Resource; onDone: () => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ToolbarButton icon={Images} label={batchMessages.button} onClick={() => setOpen(true)} />
      {isOpen && (
        <BatchDialog
          resource={resource}
          onClose={() => {
            setOpen(false)
            onDone()
          }}
        />
      )}
    </>
  )
}
