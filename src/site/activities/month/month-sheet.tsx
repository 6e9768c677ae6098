import { createPortal } from 'react-dom'
import { settings } from '../../../api/settings/settings'
import { dateParts } from '../../../messages/format'
import { localLines } from '../../../messages/translated'
import { activityMessages } from '../../../messages/site-screens/activities'
import { DateBlock } from '../../cards/date-block'
import { MixedScriptText } from '../../text/mixed-script-text'
import { siteName } from '../../text/site-name'
import type { MonthContents } from './month-entries'

/** How many entries fit on a sheet of A4 with a line of text each. */
const maxWithText = 16

/** A month of the temple on one sheet of A4: on paper it takes the place of the page, on the screen it is hidden. */
export function MonthSheet({ month, entries, warning }: MonthContents & { month: string }) {
  const { address, phones } = settings()
  const hasText = entries.length <= maxWithText
  return createPortal(
    <section className="month-sheet">
      <p className="mb-0 fw-semibold">{siteName()}</p>
      <h1 className="mb-0">{activityMessages().sheet.title}</h1>
      <p className="mb-3 fw-semibold">{month}</p>
      {warning && <p className="mb-3">{warning}</p>}
      <ul className="list-unstyled mb-0">
        {entries.map(({ date, time, title, description, kind }, index) => (
          <li key={index}>
            <DateBlock date={date} />
            <div>
              <h2 dir="auto">
                <MixedScriptText>{title}</MixedScriptText>
              </h2>
              <div className="month-text">
                {hasText && description && (
                  <p className="mb-0" dir="auto">
                    <MixedScriptText>{description}</MixedScriptText>
                  </p>
                )}
                <p className="mb-0" dir="auto">
                  {[dateParts(date)?.weekday, time, kind].filter(Boolean).join(' · ')}
                </p>
              </div>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-3 mb-0">
        {[...localLines(address.lines, address.linesHindi), ...phones].join(' · ')}
      </p>
    </section>,
    document.body,
  )
}
