import { useEffect, useEffectEvent } from 'react'
import { focusIn } from '../../ui/focus'
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry'
import { areSingleKeysOn, isScreenShortcut, shortcutKey } from '../../ui/shortcuts'

const KeyboardHelp = lazyWithRetry(async () => (await import('./keyboard-help')).KeyboardHelp)

/**
 * The single-key shortcuts of the admin: `?` opens their list, others focus the field or press the button with that
 * `aria-keyshortcuts`. The list can switch them off.
 */
export function AdminShortcuts({
  help,
  onHelp,
}: {
  help: boolean
  onHelp: (open: boolean) => void
}) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isScreenShortcut(event) || !areSingleKeysOn()) return
    const key = shortcutKey(event)
    const target = focusIn(document, `main [aria-keyshortcuts="${CSS.escape(key)}"]`)
    if (key !== '?' && !target) return
    event.preventDefault()
    if (!target) return onHelp(true)
    if (target instanceof HTMLButtonElement) target.click()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  if (!help) return null
  return <KeyboardHelp onClose={() => onHelp(false)} />
}
