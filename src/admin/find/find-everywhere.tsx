import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { adminMessages } from '../../messages/admin-screens/admin'
import { onDemand, reportLoadFailure, useOnDemand } from '../../ui/loading/on-demand'
import { prefetch } from '../../ui/loading/save-data'
import { isDialogOpen, shortcutKey } from '../../ui/shortcuts'
import { resourceKeys, resources } from '../resources/registry'
import type { FindCache } from './use-find'

/** The dialog, and the declarations of all resources, which contain the name fields of their records. */
const findCode = onDemand(async () => {
  const [{ FindDialog }, sources] = await Promise.all([
    import('./find-dialog'),
    Promise.all(resourceKeys.map(async (key) => ({ key, resource: await resources[key].load() }))),
  ])
  return { FindDialog, sources }
})

/** The button and the shortcut, Ctrl or Cmd and K, that find screens, actions and records [FIND-1]. */
export function FindEverywhere({ onHelp }: { onHelp: () => void }) {
  const texts = adminMessages.find
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  // Logging out leaves the admin's layout, and with it this cache.
  const [cache] = useState<FindCache>(() => new Map())
  const code = useOnDemand(findCode, isOpen, () => {
    setOpen(false)
    reportLoadFailure()
  })

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey, shiftKey } = event
    if (shortcutKey(event).toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey)
      return
    // Another open dialog may hold unsaved text, and only its own guard asks about that.
    if (!isOpen && isDialogOpen()) return
    event.preventDefault()
    setOpen(true)
  })
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  function open(to: string | undefined) {
    // The router asks only the newest guard, so the dialog's must unmount before the screen's can ask.
    flushSync(() => setOpen(false))
    if (to) void navigate(to)
    else onHelp()
  }

  const preload = () => prefetch(findCode.load)
  return (
    <>
      <button
        type="button"
        className="btn btn-quiet flex-shrink-0 px-md-2"
        aria-label={texts.title}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        data-tip={texts.tip}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
      >
        <Search aria-hidden="true" /> <span className="d-none d-md-inline">{texts.button}</span>
      </button>
      {isOpen && code && (
        <code.FindDialog
          sources={code.sources}
          cache={cache}
          onOpen={open}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
