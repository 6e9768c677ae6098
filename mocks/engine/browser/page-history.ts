const maxLines = 50

/** A line of the console, such as `warning: ...`, or the text of an alert, with its time (ms since the page was opened). */
export interface HistoryLine {
  at: number
  text: string
}

const history: Record<'console' | 'alerts', HistoryLine[]> = { console: [], alerts: [] }

function add(list: keyof typeof history, text: string) {
  history[list] = [...history[list], { at: Math.round(performance.now()), text }].slice(-maxLines)
}

/** The last 50 warnings and errors of the console and the last 50 alerts since the page was opened. */
export const getPageHistory = (): Readonly<typeof history> => history

/** Starts to record warnings, errors and alerts for a tester's report. The console shows its lines as before. */
export function recordPageHistory() {
  for (const [level, name] of [
    ['warn', 'warning'],
    ['error', 'error'],
  ] as const) {
    const original = console[level].bind(console)
    console[level] = (...values: unknown[]) => {
      add('console', `${name}: ${values.map(describe).join(' ')}`)
      original(...values)
    }
  }
  addEventListener('error', ({ message }) => add('console', `thrown: ${message}`))
  addEventListener('unhandledrejection', ({ reason }) =>
    add('console', `thrown: ${describe(reason)}`),
  )
  new MutationObserver((records) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes])
    for (const node of added) if (node instanceof Element) addAlerts(node)
  }).observe(document.documentElement, { childList: true, subtree: true })
}

function addAlerts(element: Element) {
  const alert = element.closest('.alert')
  const found = alert ? [alert] : [...element.querySelectorAll('.alert')]
  for (const { textContent } of found) {
    const text = (textContent ?? '').replace(/\s+/g, ' ').trim()
    if (text && history.alerts.at(-1)?.text !== text) add('alerts', text)
  }
}

function describe(value: unknown): string {
  if (value instanceof Error) return `${value.name}: ${value.message}`
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))
}
