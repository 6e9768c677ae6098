/** The worker of a mock build, wherever on this origin that was. */
const mockWorker = 'mockServiceWorker.js'

/** Whether a service worker is that of a mock build, or is one of these files and controls this site alone. */
export function isFormerWorker(
  worker: { scope: string; scriptURL?: string },
  base: string,
  files: string[],
): boolean {
  const file = worker.scriptURL && new URL(worker.scriptURL).pathname.split('/').at(-1)
  if (!file) return false
  return file === mockWorker || (worker.scope === base && files.includes(file))
}

/** Ends the workers of a mock build and of a former site: they would keep responding in place of the server. */
export async function removeFormerWorkers(files: string[]) {
  // Firefox logs a line for every look at the registrations where storage is blocked; no worker controls a page there.
  if (!navigator.serviceWorker?.controller) return
  const workers = await navigator.serviceWorker.getRegistrations().catch(() => [])
  for (const worker of workers) {
    const { scope, active } = worker
    if (isFormerWorker({ scope, scriptURL: active?.scriptURL }, document.baseURI, files))
      await worker.unregister()
  }
}
