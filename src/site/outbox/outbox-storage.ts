import { safeStorage } from '../../data/safe-storage'

/** Where forms that could not be sent lie, for every tab of this browser. */
export const place = 'unsent'
export const kept = safeStorage('localStorage')

/** Whether there may be something. */
export const isAnythingUnsent = () => kept.read(place) !== undefined
