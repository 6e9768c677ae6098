/** What a person does to scroll, press or type: the page must not scroll by itself after that. */
export const inputEvents = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/** Resolves once a person moves, scrolls, presses or types. */
export function nextInput() {
  return new Promise<void>((resolve) => {
    const ended = new AbortController()
    const onInput = () => {
      ended.abort()
      resolve()
    }
    for (const type of [...inputEvents, 'scroll', 'pointermove', 'focusin', 'click'])
      addEventListener(type, onInput, { signal: ended.signal, capture: true, passive: true })
  })
}
