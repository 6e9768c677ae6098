let pending = 0
let visit = 0
const ask = globalThis.fetch.bind(globalThis)

globalThis.fetch = async (...request) => {
  const mine = visit
  pending += 1
  try {
    return await ask(...request)
  } finally {
    if (mine === visit) pending -= 1
  }
}

/** A new story begins; what the one before has asked, and may never hear of, is its own affair. */
export function begin() {
  visit += 1
  pending = 0
}

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

/** Waits until nothing has been asked of the server for a moment: what axe and a picture see is the screen itself. */
export async function settled() {
  const until = performance.now() + 5000
  let quiet = 0
  while (quiet < 3 && performance.now() < until) {
    await pause(20)
    quiet = pending ? 0 : quiet + 1
  }
}
