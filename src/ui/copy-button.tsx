import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'

const shownFor = 2000

/** Copies a text and says so for two seconds, politely to a screen reader. */
export function CopyButton({
  text,
  label,
  children,
  copied,
  className = 'btn-copy',
}: {
  text: string
  /** The accessible name, where the visible word is not enough. It must begin with that word. */
  label?: string
  children: string
  copied: string
  className?: string
}) {
  const [done, setDone] = useState(0)

  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => setDone(0), shownFor)
    return () => clearTimeout(timer)
  }, [done])

  return (
    <>
      <button
        type="button"
        className={`btn ${className}`}
        aria-label={done ? undefined : label}
        data-done={done ? '' : undefined}
        onClick={async () => {
          if (await copy(text)) setDone((times) => times + 1)
        }}
      >
        {done ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        {done ? copied : children}
      </button>
      <span className="visually-hidden" role="status">
        {done ? copied : ''}
      </span>
    </>
  )
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

/** Pages without https have no clipboard; the old way still works there. */
function copyBySelection(text: string): boolean {
  const opener = document.activeElement
  const box = document.createElement('textarea')
  box.value = text
  box.className = 'visually-hidden'
  document.body.append(box)
  box.select()
  const done = document.execCommand('copy')
  box.remove()
  if (opener instanceof HTMLElement) opener.focus()
  return done
}
