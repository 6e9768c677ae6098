import { useEffect, useEffectEvent } from 'react'
import { lazyPart } from '../../ui/on-demand'
import { isForScreen, singleKeys } from './shortcuts'

const KeyboardHelp = lazyPart(async () => (await import('./keyboard-help')).KeyboardHelp)

/**
 * The single keys of the admin: `?` opens their list, any other one goes to what names it in
 * `aria-keyshortcuts`, a field or a button. They can be switched off in that list.
 */
export function AdminShortcuts({
  help,
  onHelp,
}: {
  help: boolean
  onHelp: (open: boolean) => void
}) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isForScreen(event) || !singleKeys()) return
    const place = document.querySelector<HTMLElement>(
      `main [aria-keyshortcuts="${CSS.escape(event.key)}"]`,
    )
    if (event.key !== '?' && !place) return
    event.preventDefault()
    if (!place) return onHelp(true)
    place.focus()
    if (place instanceof HTMLButtonElement) place.click()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  if (!help) return null
  return <KeyboardHelp onClose={() => onHelp(false)} />
}
