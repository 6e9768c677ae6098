import type { Row } from '../../../api/contract'
import { toText } from '../../../lib/to-text'
import { DataLink } from '../../text/data-link'
import { MixedScriptText } from '../../text/mixed-script-text'

/** A notification as the server lists it. */
export type NotificationRow = Row<'/admin/api/notification'>

/** The notifications in one line; those with an address are links. */
export function NotificationList({ notifications }: { notifications: NotificationRow[] }) {
  return (
    <ul className="d-flex align-items-center list-unstyled ps-5 mb-0 text-nowrap">
      {notifications.map((notification, index) => {
        const noti = toText(notification.noti)
        const item = (
          <span dir="auto">
            <MixedScriptText>{noti}</MixedScriptText>
          </span>
        )
        return (
          <li
            key={`${index} ${toText(notification.id)}`}
            className="d-inline-flex align-items-center gap-5"
          >
            {toText(notification.url).trim().length > 1 ? (
              <DataLink url={notification.url}>{item}</DataLink>
            ) : (
              item
            )}
          </li>
        )
      })}
    </ul>
  )
}
