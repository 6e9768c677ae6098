// The orders in which two editors, Asha and Ravi, open and save one record.

/** All orders in which two editors can take their steps; each keeps their own order. */
function interleavings(a: string[], b: string[]): string[][] {
  if (!a.length) return [b]
  if (!b.length) return [a]
  return [
    ...interleavings(a.slice(1), b).map((rest) => [a[0]!, ...rest]),
    ...interleavings(a, b.slice(1)).map((rest) => [b[0]!, ...rest]),
  ]
}

const stepsOf = (name: string) => [`${name} opens`, `${name} reads again`, `${name} sends`]
export const orders = interleavings(stepsOf('Asha'), stepsOf('Ravi'))

/** Whether an editor sends between the other's last read and send: the race that no client can prevent. */
function isRace(order: string[]) {
  const at = (step: string) => order.indexOf(step)
  const crosses = (a: string, b: string) =>
    at(`${a} sends`) > at(`${b} reads again`) && at(`${a} sends`) < at(`${b} sends`)
  return crosses('Asha', 'Ravi') || crosses('Ravi', 'Asha')
}

export const ordersWithoutRace = orders.filter((order) => !isRace(order))
