import { useState } from 'react'
import { DocsTable, Row } from './docs-table'
import { styleFacts } from './style-facts'

const secondsOf = (value: string) =>
  value.endsWith('ms') ? parseFloat(value) / 1000 : parseFloat(value)

/** Every duration of the style sheets, the shortest first, each with a square that moves for so long; 0.01 s switches off. */
export function Durations() {
  const [isMoved, setMoved] = useState(false)
  const durations = styleFacts(/(?<![\w.])(\d*\.?\d+m?s)\b/g)
    .map(({ value, files }) => ({ value, files, seconds: secondsOf(value) }))
    .filter(({ seconds }) => seconds > 0.01)
    .toSorted((a, b) => a.seconds - b.seconds)
  return (
    <>
      <button
        type="button"
        className="btn btn-outline-secondary mb-4"
        aria-pressed={isMoved}
        onClick={() => setMoved(!isMoved)}
      >
        Move
      </button>
      <DocsTable headings={['Duration', 'Style sheets', 'Seen']}>
        {durations.map(({ value, files, seconds }) => (
          <Row key={value}>
            <code>{value}</code>
            {files.join(', ')}
            <span
              style={{
                display: 'block',
                width: 24,
                height: 24,
                borderRadius: 4,
                background: 'var(--bs-primary)',
                transform: isMoved ? 'translateX(120px)' : undefined,
                transition: `transform ${seconds}s ease`,
              }}
            />
          </Row>
        ))}
      </DocsTable>
    </>
  )
}
