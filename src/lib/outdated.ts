let outdated = false

/** Whether what the screens have read is too old to be kept: a route's `shouldRevalidate` then reads its lists again. */
export const isOutdated = () => outdated

/** Runs a revalidation that reads all lists of the screen again. */
export async function whileOutdated(revalidate: () => Promise<void>) {
  outdated = true
  try {
    await revalidate()
  } finally {
    outdated = false
  }
}
