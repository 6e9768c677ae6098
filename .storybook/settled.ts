import type { createMemoryRouter } from 'react-router-dom'

type Router = ReturnType<typeof createMemoryRouter>

let pending = 0
let moves = () => false
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
  moves = () => false
}

/** Tells whose screen it is that has to come: its code may be on its way before anything is asked of the server. */
export function watchRouter(router: Router) {
  moves = () => !router.state.initialized || router.state.navigation.state !== 'idle'
}

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

/** Waits until nothing has been asked of the server for a moment: what axe and a picture see is the screen itself. */
export async function settled() {
  const until = performance.now() + 10_000
  let quiet = 0
  while (quiet < 3 && performance.now() < until) {
    await pause(20)
    quiet = pending || moves() ? 0 : quiet + 1
  }
}
