import { CalendarPlus, Printer, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { Row } from '../../../api/contract'
import { dayAndMonth } from '../../../messages/format'
import { activityMessages } from '../../../messages/site-screens/activities'
import { saveCalendar } from '../../calendar/save-calendar'
import { cachedList, loadCachedList } from '../../public-list/cached-request'
import { monthEntries, type MonthContents } from './month-entries'
import { canPrint } from '../../../ui/can-print'
import { MonthSheet } from './month-sheet'

/** Prints a month of the temple on one sheet, and saves it as one calendar file. */
export function MonthActions({
  month,
  activities,
}: {
  /** `2026-11` */
  month: string
  activities: Row<'/admin/api/activities'>[]
}) {
  const texts = activityMessages().sheet
  const name = dayAndMonth(`${month}-01`)!.month
  const [sheet, setSheet] = useState<MonthContents>()
  const [warning, setWarning] = useState<string>()
  const [isLoading, setIsLoading] = useState(false)

  /** The entries; the courses, which this screen does not show, are loaded at the first press. */
  async function readMonth(): Promise<MonthContents> {
    const cached = cachedList('/admin/api/courses')
    if (cached) return { entries: monthEntries(month, activities, cached.rows) }
    setIsLoading(true)
    const { value: courses, reason } = await loadCachedList('/admin/api/courses')
    setIsLoading(false)
    const warning = reason && texts.noCourses
    setWarning(warning)
    return { entries: monthEntries(month, activities, courses), warning }
  }

  async function print() {
    const contents = await readMonth()
    // Rendered synchronously, because the browser prints the current document.
    flushSync(() => setSheet(contents))
    // Some phones print after `print` has returned, so the sheet is kept until they say that they have.
    addEventListener('afterprint', () => setSheet(undefined), { once: true })
    window.print()
  }

  async function save() {
    const { entries } = await readMonth()
    const events = entries.flatMap(({ event }) => event ?? [])
    saveCalendar(`${texts.title} ${name}`, events)
  }

  return (
    <div className="month-actions d-print-none">
      <div className="d-flex flex-wrap gap-2 column-gap-md-4">
        {canPrint() && (
          <MonthButton
            icon={Printer}
            label={texts.print(name)}
            isBusy={isLoading}
            onPress={print}
          />
        )}
        <MonthButton
          icon={CalendarPlus}
          label={texts.save(name)}
          isBusy={isLoading}
          onPress={save}
        />
      </div>
      <p className="mb-0 fs-5 lh-sm text-danger" role="status">
        {warning}
      </p>
      {sheet && <MonthSheet month={name} {...sheet} />}
    </div>
  )
}

/** A button with its label; on phones its icon alone. */
function MonthButton({
  icon: Icon,
  label,
  isBusy,
  onPress,
}: {
  icon: LucideIcon
  label: string
  isBusy: boolean
  onPress: () => Promise<void>
}) {
  return (
    <button
      type="button"
      className="month-button btn-text card-action justify-content-center"
      aria-label={label}
      aria-disabled={isBusy}
      onClick={() => isBusy || void onPress()}
    >
      <Icon aria-hidden="true" /> <span className="d-none d-md-inline">{label}</span>
    </button>
  )
}
