// npm run explore: finds fewer steps that lead to the same failure.

/**
 * Leaves out halves, quarters and at last single steps while `fails` resolves to true for what is left. Ends after
 * `limit` milliseconds, because each call opens the site again.
 */
export async function shrinkSteps(steps, fails, limit = 45_000) {
  const end = Date.now() + limit
  let smallest = steps
  for (
    let size = Math.ceil(steps.length / 2);
    size >= 1;
    size = size === 1 ? 0 : Math.ceil(size / 2)
  ) {
    let from = 0
    while (from < smallest.length && Date.now() < end) {
      const rest = [...smallest.slice(0, from), ...smallest.slice(from + size)]
      if (rest.length && (await fails(rest))) smallest = rest
      else from += size
    }
  }
  return smallest
}
