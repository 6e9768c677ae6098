/**
 * MSW's worker leaves with the last page and is asked to update by the next. On a quick reload it is still on its
 * way out, and the refusal, which nobody waits for, would stand in the console; the start goes on as it should.
 */
export function quietUpdates() {
  // Over plain http there is no service worker, and MSW answers in the page itself.
  if (typeof ServiceWorkerRegistration === 'undefined') return
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its own `this` below
  const update = ServiceWorkerRegistration.prototype.update
  ServiceWorkerRegistration.prototype.update = function () {
    return update.call(this).catch(() => this)
  }
}
