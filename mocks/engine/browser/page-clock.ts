/** Has the page's own clock go on from a moment: what a screen calls today is then the mocks' today. */
export function setPageClock(moment: number) {
  const Real = Date
  const ahead = moment - Real.now()
  const present = () => Real.now() + ahead
  globalThis.Date = new Proxy(Real, {
    construct: (target, given, called) =>
      Reflect.construct(target, given.length ? given : [present()], called) as object,
    apply: () => new Real(present()).toString(),
    get: (target, name) => (name === 'now' ? present : (Reflect.get(target, name) as unknown)),
  })
}
