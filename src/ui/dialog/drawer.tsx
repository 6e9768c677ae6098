import { X } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import Offcanvas from 'react-bootstrap/Offcanvas'
import './drawer.scss'
import { useReturnToOpener } from './use-focus-return'
import type { Elements } from '../elements'

/**
 * A panel at the start side above the screen, by React-Bootstrap's Offcanvas: a modal dialog that Escape and a press on
 * the backdrop close. The focus starts on the close button and returns to what opened the drawer.
 */
export function Drawer({
  id,
  label,
  closeLabel,
  header,
  onClose,
  children,
}: {
  id?: string
  label: string
  closeLabel: string
  header: Elements
  onClose: () => void
  children: ReactNode
}) {
  const closeButton = useRef<HTMLButtonElement>(null)
  const focusCloseButton = () => closeButton.current?.focus({ preventScroll: true })
  useReturnToOpener()
  return (
    <Offcanvas
      show
      id={id}
      className="shadow-lg"
      aria-label={label}
      restoreFocus={false}
      // Offcanvas focuses only its own element. It does not report that it has entered where a transition inside it ends
      // first; while it enters, its content may still be hidden and take no focus.
      onEntering={focusCloseButton}
      onEntered={focusCloseButton}
      onHide={onClose}
    >
      <div className="offcanvas-header gap-3 pe-1 border-bottom bg-body-secondary">
        {header}
        <button
          type="button"
          className="btn-icon ms-auto"
          aria-label={closeLabel}
          ref={closeButton}
          onClick={onClose}
        >
          <X aria-hidden="true" />
        </button>
      </div>
      <div className="offcanvas-body">{children}</div>
    </Offcanvas>
  )
}
