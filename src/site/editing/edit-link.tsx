import { Pencil } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { isAdminPath } from '../../api/return-path'
import { commonMessages } from '../../messages/common'
import './edit-link.scss'

/** The link to a record's form; none in the previews of the admin, which show what visitors see. */
export function EditLink({ screen, id, title }: { screen: string; id: string; title: string }) {
  const { edit, editWhat } = commonMessages().staff
  if (isAdminPath(useLocation().pathname)) return null
  return (
    <Link
      className="edit-link btn btn-line btn-small position-absolute z-2 px-3 d-print-none"
      to={`/admin/${screen}?${new URLSearchParams({ record: id })}`}
      aria-label={editWhat(title)}
    >
      <Pencil aria-hidden="true" /> <span className="d-none d-md-inline">{edit}</span>
    </Link>
  )
}
