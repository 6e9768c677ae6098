import { useState, type ReactNode } from 'react'
import { Disclosure } from '../../ui/disclosure/disclosure'

/** A part of Plan your visit that opens on a press, and is open on paper and without scripts. */
export function FoldedPart({ label, children }: { label: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Disclosure
      label={label}
      isOpen={isOpen}
      onToggle={() => setIsOpen(!isOpen)}
      buttonClassName="btn-text w-100 justify-content-between text-decoration-none scripted"
    >
      {children}
    </Disclosure>
  )
}
