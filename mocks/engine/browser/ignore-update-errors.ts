/**
 * On a quick reload MSW updates a worker that is still shutting down, and the update is rejected.
 * MSW does not handle that rejection; it is harmless and would appear in the console.
 */
export function ignoreUpdateErrors() {
  // Plain http has no service workers; MSW then responds within the page.
  if (typeof ServiceWorkerRegistration === 'undefined') return
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its own `this` below
  const update = ServiceWorkerRegistration.prototype.update
  ServiceWorkerRegistration.prototype.update = function () {
    return update.call(this).catch(() => this)
  }
}
