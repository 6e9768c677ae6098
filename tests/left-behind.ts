type Listener = EventListenerOrEventListenerObject | null

/** Listeners of window and document by target, phase and listener, and running intervals: each with a description. */
const listeners = new Map<string, Map<Listener, string>>()
const intervals = new Map<unknown, string>()

for (const [name, target] of Object.entries({ window, document } as Record<string, EventTarget>)) {
  const add = target.addEventListener.bind(target)
  const remove = target.removeEventListener.bind(target)
  /** As in the browser, the same listener added twice for one phase is there once. */
  function listenersOf(type: string, options?: boolean | EventListenerOptions) {
    const isCapture = typeof options === 'object' ? options.capture : options
    const key = `${name} ${type} ${String(isCapture ?? false)}`
    const found = listeners.get(key) ?? new Map<Listener, string>()
    listeners.set(key, found)
    return found
  }
  target.addEventListener = (type, listener, options) => {
    add(type, listener, options)
    const { once, signal } = typeof options === 'object' ? options : {}
    if (once || signal?.aborted) return
    const found = listenersOf(type, options)
    found.set(listener, `a listener of ${name} for ${type}`)
    signal?.addEventListener('abort', () => found.delete(listener))
  }
  target.removeEventListener = (type, listener, options) => {
    remove(type, listener, options)
    listenersOf(type, options).delete(listener)
  }
}

const setInterval = window.setInterval.bind(window)
const clearInterval = window.clearInterval.bind(window)
window.setInterval = ((handler: TimerHandler, time?: number, ...rest: unknown[]) => {
  const id = setInterval(handler, time, ...rest)
  intervals.set(id, `an interval of ${time} ms`)
  return id
}) as typeof window.setInterval
window.clearInterval = (id) => {
  intervals.delete(id)
  clearInterval(id)
}

const fetch = Reflect.get(window, 'fetch') as unknown
const RealDate = Date

/** React listens to the document once for all roots, and never stops. */
const lasting = 'a listener of document for selectionchange'

/** What the next file of tests would find in the page: listeners, intervals, address, language, replaced globals. */
export const pageState = () =>
  [
    ...[...listeners.values()].flatMap((found) => [...found.values()]),
    ...intervals.values(),
    `address ${location.href}`,
    `language ${document.documentElement.lang}`,
    `fetch is ${window.fetch === fetch ? 'its own' : 'another one'}`,
    `Date is ${Date === RealDate ? 'its own' : 'another one'}`,
  ]
    .filter((what) => what !== lasting)
    .toSorted()
