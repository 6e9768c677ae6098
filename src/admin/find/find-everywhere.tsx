import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useState, type ComponentProps } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate } from 'react-router-dom'
import { adminMessages } from '../../messages/admin-screens/admin'
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry'
import { isDialogOpen, shortcutKey } from '../../ui/shortcuts'
import { screenOfPath } from '../resources/menu'
import { resourceKeys, resources } from '../resources/registry'
import type { FindDialog as LoadedDialog } from './find-dialog'
import './find-everywhere.scss'

/** The dialog, and the declarations of all resources, which contain the name fields of their records. */
const FindDialog = lazyWithRetry(async () => {
  const [{ FindDialog: Dialog }, sources] = await Promise.all([
    import('./find-dialog'),
    Promise.all(resourceKeys.map(async (key) => ({ key, resource: await resources[key].load() }))),
  ])
  return (props: Omit<ComponentProps<typeof LoadedDialog>, 'sources'>) => (
    <Dialog sources={sources} {...props} />
  )
})

/** The button and the shortcut, Ctrl or Cmd and K, that find screens, actions and records. */
export function FindEverywhere({ onHelp }: { onHelp: () => void }) {
  const texts = adminMessages.find
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const visited = useVisitedScreens()

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

  return (
    <>
      <button
        type="button"
        className="btn btn-quiet flex-shrink-0 px-md-2"
        aria-label={texts.title}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        data-tip={texts.tip}
        onPointerEnter={FindDialog.preload}
        onFocus={FindDialog.preload}
        onClick={() => setOpen(true)}
      >
        <Search aria-hidden="true" /> <span className="d-none d-md-inline">{texts.button}</span>{' '}
        {/* Drawn by the sheet: as text, it would have to be in the button's name. */}
        <span
          className="find-keys d-none d-lg-inline fs-6 fw-normal text-body-secondary"
          data-keys={texts.keys}
        />
      </button>
      {isOpen && <FindDialog visited={visited} onOpen={open} onClose={() => setOpen(false)} />}
    </>
  )
}

/** The screens of this visit before the open one, the last one first. */
function useVisitedScreens(): string[] {
  const screen = screenOfPath(useLocation().pathname)
  const [visited, setVisited] = useState([screen])
  if (visited[0] !== screen)
    setVisited([screen, ...visited.filter((earlier) => earlier !== screen)])
  return visited.slice(1)
}
