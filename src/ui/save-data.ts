/**
 * Whether the reader has asked the browser to save data, where the browser says so. Then nothing is fetched that
 * nobody has asked for yet (docs/decisions/0009).
 */
export const savesData = () =>
  (globalThis.navigator as { connection?: { saveData?: boolean } } | undefined)?.connection
    ?.saveData === true

/** Fetches code that may be wanted soon. When it cannot be had, the press that wants it says so. */
export function prefetch(load: () => Promise<unknown>) {
  if (!savesData()) load().catch(() => undefined)
}
