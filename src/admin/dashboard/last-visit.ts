import { signedInEmail } from '../../api/session'
import { inIndia } from '../../data/date-time'
import { safeStorage } from '../../data/safe-storage'

const device = safeStorage('localStorage')
const tab = safeStorage('sessionStorage')
const day = 24 * 60 * 60 * 1000

/** Since when something is new: this person's visit before this one, on this device. */
export interface LastVisit {
  /** The moment in India, as `sortKeyOf` writes it. */
  moment: string
  /** False at the first visit on this device: then the last 24 hours count. */
  isKnown: boolean
}

/**
 * The last visit of the signed-in person. The first call of a tab begins a visit; later ones give the same answer, so that
 * nothing stops being new while the person looks at it.
 */
export function lastVisit(now = Date.now()): LastVisit {
  const person = signedInEmail().trim().toLowerCase()
  const visit = `visit ${person}`
  const begun = tab.read(visit)
  const previous = begun ?? device.read(`last-visit ${person}`) ?? 'none'
  if (begun === undefined) {
    tab.write(visit, previous)
    device.write(`last-visit ${person}`, String(now))
  }
  const time = Number(previous)
  const isKnown = Number.isFinite(time)
  const { day: date, time: clock = '' } = inIndia(new Date(isKnown ? time : now - day)) ?? {
    day: '',
  }
  return { moment: `${date} ${clock}`, isKnown }
}
