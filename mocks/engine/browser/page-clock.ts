/** Moves the page's `Date` to a moment, so that screens and mock server agree on today. */
export function setPageClock(moment: number) {
  const RealDate = Date
  const offset = moment - RealDate.now()
  const shiftedNow = () => RealDate.now() + offset
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length ? args : [shiftedNow()], newTarget) as object,
    apply: () => new RealDate(shiftedNow()).toString(),
    get: (target, name) => (name === 'now' ? shiftedNow : (Reflect.get(target, name) as unknown)),
  })
}
