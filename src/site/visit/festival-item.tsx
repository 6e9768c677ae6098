import { type Festival } from '../../api/settings/settings'
import { langOf } from '../../data/to-text'
import { dayAndMonth } from '../../messages/format'
import { localName } from './festival'
import { MixedScriptText } from '../text/mixed-script-text'

/** A festival with its day. */
export function FestivalItem(festival: Festival) {
  const name = localName(festival)
  const day = dayAndMonth(festival.date)
  return (
    <li className="d-flex align-items-center gap-4 p-3 rounded-2 bg-white">
      <time
        className="festival-date d-grid flex-shrink-0 pe-3 text-center text-link lh-sm"
        dateTime={festival.date}
      >
        <b className="d-block font-heading fs-2 lh-1 text-primary">{day?.day}</b>{' '}
        <span className="fs-5">{day?.month}</span>
      </time>
      <span className="fw-semibold lh-sm" dir="auto" lang={langOf(name)}>
        <MixedScriptText>{name}</MixedScriptText>
      </span>
    </li>
  )
}
