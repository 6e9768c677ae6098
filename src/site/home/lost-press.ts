/** The last button that was pressed in vain: React drops a press on what it cannot hydrate yet. */
let button: HTMLElement | undefined

/** Notes presses on these buttons while React has no code for them. Returns a function that stops it. */
export function watchLostPresses(buttons: string, hasCode: () => boolean) {
  const ended = new AbortController()
  const { signal } = ended
  document.addEventListener(
    'click',
    ({ target }) => {
      if (hasCode() || !(target instanceof Element)) return
      button = target.closest<HTMLElement>(buttons) ?? undefined
    },
    { signal, capture: true },
  )
  // A press that React can handle is passed on to the document.
  document.addEventListener('click', takeLostPress, { signal })
  return () => ended.abort()
}

/** The button of the lost press, once. */
export function takeLostPress() {
  const taken = button
  button = undefined
  return taken
}
