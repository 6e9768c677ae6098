import { useRef, type KeyboardEvent } from 'react'

/** The shortest time between two repeats of a held key (ms) [IMAGE-6]. */
const repeatInterval = 180

const focusable = 'button:not(:disabled), [tabindex="0"]'

/** Adds to the library's keys: held arrow keys are throttled, and Tab stays inside the lightbox. */
export function useLightboxKeys(isEnlarged: boolean) {
  const lastKeyTime = useRef(0)

  function throttle(event: KeyboardEvent) {
    const now = performance.now()
    if (event.repeat && now - lastKeyTime.current < repeatInterval) return event.stopPropagation()
    lastKeyTime.current = now
  }

  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Tab') trapFocus(event)
    // Arrow keys pan an enlarged picture, which needs every repeat.
    else if (event.key.startsWith('Arrow') && !isEnlarged) throttle(event)
  }
}

function trapFocus(event: KeyboardEvent<HTMLElement>) {
  const elements = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => !element.closest('[inert]'),
  )
  const [first, last] = [elements[0], elements.at(-1)]
  const active = document.activeElement as HTMLElement
  const leaving = active === (event.shiftKey ? first : last) || !elements.includes(active)
  if (!leaving) return
  event.preventDefault()
  const next = event.shiftKey ? last : first
  next?.focus()
}
