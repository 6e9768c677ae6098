import { useRef, type KeyboardEvent } from 'react'

/** Keys that are held repeat no faster than this [IMAGE-6]. */
const repeatLimit = 180

const stops = 'button:not(:disabled), [tabindex="0"]'

/**
 * What the keys do beyond the library's own: a held arrow moves at a bearable pace, and Tab goes round inside
 * instead of leaving for the browser's own controls.
 */
export function useLightboxKeys(enlarged: boolean) {
  const last = useRef(0)

  function pace(event: KeyboardEvent) {
    const now = performance.now()
    if (event.repeat && now - last.current < repeatLimit) return event.stopPropagation()
    last.current = now
  }

  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Tab') goRound(event)
    // An enlarged picture is moved by the arrows, and that may be smooth.
    else if (event.key.startsWith('Arrow') && !enlarged) pace(event)
  }
}

function goRound(event: KeyboardEvent<HTMLElement>) {
  const inside = [...event.currentTarget.querySelectorAll<HTMLElement>(stops)].filter(
    (stop) => !stop.closest('[inert]'),
  )
  const [first, last] = [inside[0], inside.at(-1)]
  const here = document.activeElement as HTMLElement
  const leaving = here === (event.shiftKey ? first : last) || !inside.includes(here)
  if (!leaving) return
  event.preventDefault()
  const next = event.shiftKey ? last : first
  next?.focus()
}
