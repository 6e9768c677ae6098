import { ChevronDown, Keyboard, KeyRound, LogOut, UserRound } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { adminMessages } from '../../messages/admin'

/** The Admin menu [ADMIN-4], and the list of keys, behind a button; Escape and a press elsewhere close it. */
export function UserMenu({ onHelp }: { onHelp: () => void }) {
  const { admin, account } = adminMessages
  const [open, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!open) return
    const pressed = (event: PointerEvent) => {
      if (!place.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', pressed)
    return () => document.removeEventListener('pointerdown', pressed)
  }, [open])

  const leave = () => setOpen(false)
  return (
    <div
      ref={place}
      className="user"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        leave()
        button.current?.focus()
      }}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) leave()
      }}
    >
      <button
        ref={button}
        type="button"
        className="user-button"
        aria-expanded={open}
        aria-controls="user-menu"
        onClick={() => setOpen(!open)}
      >
        <span className="disc" aria-hidden="true">
          {admin[0]}
        </span>
        <span className="user-name">{admin}</span>
        <ChevronDown aria-hidden="true" />
      </button>
      <ul id="user-menu" className="user-menu" hidden={!open}>
        <li>
          <Link to="/igallery" onClick={leave}>
            <UserRound aria-hidden="true" /> {account.profile}
          </Link>
        </li>
        <li>
          <Link to="/admin/changepass" onClick={leave}>
            <KeyRound aria-hidden="true" /> {account.changePassword}
          </Link>
        </li>
        <li>
          <button
            type="button"
            onClick={() => {
              leave()
              // What was pressed is gone with the menu; the focus comes back here.
              button.current?.focus()
              onHelp()
            }}
          >
            <Keyboard aria-hidden="true" /> {account.keys}
          </button>
        </li>
        <li className="user-last">
          <Link to="/logout" onClick={leave}>
            <LogOut aria-hidden="true" /> {account.logout}
          </Link>
        </li>
      </ul>
    </div>
  )
}
