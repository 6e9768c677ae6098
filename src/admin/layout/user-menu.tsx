import { ChevronDown, Keyboard, KeyRound, LogOut, UserRound } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { adminMessages } from '../../messages/admin'

/** The account menu [ADMIN-4] with its button. Escape and a click elsewhere close it. */
export function UserMenu({ onHelp }: { onHelp: () => void }) {
  const { admin, account } = adminMessages
  const [isOpen, setOpen] = useState(false)
  const container = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!isOpen) return
    const closeOnPressOutside = (event: PointerEvent) => {
      if (!container.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOnPressOutside)
    return () => document.removeEventListener('pointerdown', closeOnPressOutside)
  }, [isOpen])

  const close = () => setOpen(false)
  return (
    <div
      ref={container}
      className="user"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        close()
        button.current?.focus()
      }}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close()
      }}
    >
      <button
        ref={button}
        type="button"
        className="user-button"
        aria-expanded={isOpen}
        aria-controls="user-menu"
        onClick={() => setOpen(!isOpen)}
      >
        <span className="disc" aria-hidden="true">
          {admin[0]}
        </span>
        <span className="user-name">{admin}</span>
        <ChevronDown aria-hidden="true" />
      </button>
      <ul id="user-menu" className="user-menu" hidden={!isOpen}>
        <li>
          <Link to="/igallery" onClick={close}>
            <UserRound aria-hidden="true" /> {account.profile}
          </Link>
        </li>
        <li>
          <Link to="/admin/changepass" onClick={close}>
            <KeyRound aria-hidden="true" /> {account.changePassword}
          </Link>
        </li>
        <li>
          <button
            type="button"
            onClick={() => {
              close()
              // The menu entry is hidden now, so the dialog must return the focus to this button.
              button.current?.focus()
              onHelp()
            }}
          >
            <Keyboard aria-hidden="true" /> {account.keys}
          </button>
        </li>
        <li className="user-last">
          <Link to="/logout" onClick={close}>
            <LogOut aria-hidden="true" /> {account.logout}
          </Link>
        </li>
      </ul>
    </div>
  )
}
