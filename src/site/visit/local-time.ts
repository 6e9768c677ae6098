import type { Timing } from '../../api/settings'
import { clockText } from '../../messages/format'
import { homeSectionMessages } from '../../messages/home-sections'
import { language } from '../../messages/translated'
import { clockOf, parseHours } from './opening-hours'

/** The time of a timing as the settings have it; on a Hindi page in Hindi, where it can be read [VISIT-7]. */
export function localTime(timing: Timing): string {
  const hours = language() === 'hi' ? parseHours(timing) : undefined
  if (!hours) return timing.time
  const from = clockText(clockOf(hours.from))
  if (hours.to === undefined) return from
  return homeSectionMessages().visit.hours(from, clockText(clockOf(hours.to)))
}
