import { ChevronDown } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import Collapse from 'react-bootstrap/Collapse'

/** A button that shows and hides what is below it, by React-Bootstrap's Collapse. Hidden content takes no focus. */
export function Disclosure({
  label,
  isOpen,
  onToggle,
  buttonClassName = 'btn-quiet btn-small',
  children,
}: {
  label: string
  isOpen: boolean
  onToggle: () => void
  buttonClassName?: string
  children: ReactNode
}) {
  const panelId = useId()
  return (
    <>
      <button
        type="button"
        className={`btn disclosure-button ${buttonClassName}`}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={onToggle}
      >
        <span>{label}</span> <ChevronDown className="chevron" aria-hidden="true" />
      </button>
      <Collapse in={isOpen}>
        <div id={panelId} role="group" aria-label={label}>
          {children}
        </div>
      </Collapse>
    </>
  )
}
