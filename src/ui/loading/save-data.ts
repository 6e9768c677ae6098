/**
 * Whether the browser's data saver is on. Then nothing is prefetched, and nothing plays by itself
 * (docs/decisions/0009).
 */
export const savesData = () =>
  (globalThis.navigator as { connection?: { saveData?: boolean } } | undefined)?.connection
    ?.saveData === true

/** Loads code that may be needed soon. A failure is ignored, because the load on demand reports it. */
export function prefetch(load: () => Promise<unknown>) {
  if (!savesData()) load().catch(() => undefined)
}
