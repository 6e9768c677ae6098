import { ChevronDown } from 'lucide-react'
import { Fragment, useId, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { hashTarget } from '../../ui/use-scroll-to-hash'
import type { Elements } from '../../ui/elements'
import { MixedScriptText } from '../text/mixed-script-text'
import { DateBlock } from './date-block'

/** An entry of an agenda: its date, its title and one line; a press opens the rest. */
export function AgendaRow({
  anchor = '',
  date,
  title,
  description,
  summary,
  action,
  children,
}: {
  /** The id of the row; a hash in the address opens the row that it names. */
  anchor?: string
  date: string
  title: string
  /** Cut to one line; the panel, which has all of it, takes its place. */
  description: string
  /** When it is and how long, in short. */
  summary: string[]
  /** What stands at the end of the row, open or closed. */
  action?: Elements
  /** What the row opens to. */
  children: () => Elements
}) {
  const [isOpen, setOpen] = useOpenRow(anchor)
  const panelId = useId()
  const pieces = summary.filter(Boolean)
  return (
    <li className="agenda-row" id={anchor || undefined} tabIndex={-1}>
      <div className="agenda-head">
        <DateBlock date={date} />
        <h3 className="agenda-title" dir="auto">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? panelId : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <span className="agenda-name">
              <MixedScriptText>{title}</MixedScriptText>
            </span>
            <ChevronDown className="chevron d-print-none" aria-hidden="true" />
          </button>
        </h3>
        <div className="agenda-body">
          <div className="agenda-text">
            {description && (
              <p className="agenda-line" dir="auto" hidden={isOpen}>
                <MixedScriptText>{description}</MixedScriptText>
              </p>
            )}
            {pieces.length > 0 && (
              <p className="agenda-facts" dir="auto">
                {pieces.map((piece, index) => (
                  <Fragment key={index}>
                    <span>{piece}</span>{' '}
                  </Fragment>
                ))}
              </p>
            )}
          </div>
          {action && <div className="agenda-action d-print-none">{action}</div>}
        </div>
      </div>
      {isOpen && (
        <div id={panelId} className="agenda-panel">
          {children()}
        </div>
      )}
    </li>
  )
}

/** Whether a row is open: at first and after each navigation also by the hash of the address. */
function useOpenRow(anchor: string) {
  const { hash, key } = useLocation()
  const isTarget = anchor !== '' && hashTarget(hash) === anchor
  const [state, setState] = useState({ isOpen: isTarget, key })
  // Set during rendering, so that the row is open before the page scrolls to it.
  if (state.key !== key) setState({ isOpen: isTarget || state.isOpen, key })
  return [state.isOpen, (isOpen: boolean) => setState({ isOpen, key })] as const
}
