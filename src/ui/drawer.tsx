import { X } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import Offcanvas from 'react-bootstrap/Offcanvas'
import './drawer.scss'
import { useReturnToOpener } from './use-focus-return'

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
  header: ReactNode
  onClose: () => void
  children: ReactNode
}) {
  useReturnToOpener()
  return (
    <Offcanvas show id={id} aria-label={label} restoreFocus={false} onHide={onClose}>
      <div className="offcanvas-header">
        {header}
        <CloseButton label={closeLabel} onClose={onClose} />
      </div>
      <div className="offcanvas-body">{children}</div>
    </Offcanvas>
  )
}

/** Takes the focus when the drawer opens; Offcanvas focuses only its frame. */
function CloseButton({ label, onClose }: { label: string; onClose: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <button type="button" className="act ms-auto" aria-label={label} ref={button} onClick={onClose}>
      <X aria-hidden="true" />
    </button>
  )
}
