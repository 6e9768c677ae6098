import { useRef, type KeyboardEvent } from 'react'

/** The shortest time between two repeats of a held key (ms) [IMAGE-6]. */
const repeatInterval = 180

const focusable = 'button:not(:disabled), [tabindex="0"]'

/** Adds to the library's keys: held arrow keys are throttled, and Tab stays inside the lightbox. */
export function useLightboxKeys(enlarged: boolean) {
  const last = useRef(0)

  function throttle(event: KeyboardEvent) {
    const now = performance.now()
    if (event.repeat && now - last.current < repeatInterval) return event.stopPropagation()
    last.current = now
  }

  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Tab') trapFocus(event)
    // Arrow keys pan an enlarged picture, which needs every repeat.
    else if (event.key.startsWith('Arrow') && !enlarged) throttle(event)
  }
}

function trapFocus(event: KeyboardEvent<HTMLElement>) {
  const inside = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => !element.closest('[inert]'),
  )
  const [first, last] = [inside[0], inside.at(-1)]
  const here = document.activeElement as HTMLElement
  const leaving = here === (event.shiftKey ? first : last) || !inside.includes(here)
  if (!leaving) return
  event.preventDefault()
  const next = event.shiftKey ? last : first
  next?.focus()
}
