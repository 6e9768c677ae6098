import { signedInEmail } from '../../api/session'
import { inIndia } from '../../lib/date-time'
import { safeStorage } from '../../lib/safe-storage'

const device = safeStorage('localStorage')
const tab = safeStorage('sessionStorage')
const dayInMs = 24 * 60 * 60 * 1000

/** What the tab keeps in place of a time if this is the person's first visit on this device. */
const noVisit = 'none'

/** Since when something is new: this person's visit before this one, on this device. */
export interface LastVisit {
  /** The moment in India, as `sortKeyOf` writes it. */
  moment: string
  /** False at the first visit on this device: then the last 24 hours count. */
  isKnown: boolean
}

/**
 * The last visit of the signed-in person. The first call of a tab begins a visit; later ones give the same answer, so that
 * nothing stops being new while the person looks at it. A visit with a clock that is ahead leaves the one before it known.
 */
export function lastVisit(now = Date.now()): LastVisit {
  const person = signedInEmail().trim().toLowerCase()
  const visitKey = `visit ${person}`
  const lastVisitsKey = `last-visit ${person}`
  let previous = tab.read(visitKey)
  if (previous === undefined) {
    const visits = device.read(lastVisitsKey)?.split(' ') ?? []
    previous = visits.findLast((visit) => Number(visit) <= now) ?? noVisit
    tab.write(visitKey, previous)
    device.write(lastVisitsKey, [...visits.filter((visit) => visit === previous), now].join(' '))
  }
  // The clock may have been set back during this visit.
  const isKnown = previous !== noVisit && Number(previous) <= now
  const since = new Date(isKnown ? Number(previous) : now - dayInMs)
  const { day, time = '' } = inIndia(since) ?? { day: '' }
  return { moment: `${day} ${time}`, isKnown }
}
