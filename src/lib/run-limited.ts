/** Runs a task for each item, at most `limit` at once, until all are done or one returns false. */
export async function runLimited<T>(
  items: T[],
  limit: number,
  task: (item: T) => Promise<boolean>,
): Promise<void> {
  const queue = [...items]
  const work = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift())
      if (!(await task(item))) queue.length = 0
  }
  await Promise.all(Array.from({ length: limit }, work))
}
