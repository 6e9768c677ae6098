import type { createMemoryRouter } from 'react-router-dom'

type Router = ReturnType<typeof createMemoryRouter>

let pendingRequests = 0
let isNavigating = () => false
let storyNumber = 0
const originalFetch = globalThis.fetch.bind(globalThis)

globalThis.fetch = async (...request) => {
  const startedIn = storyNumber
  pendingRequests += 1
  try {
    return await originalFetch(...request)
  } finally {
    if (startedIn === storyNumber) pendingRequests -= 1
  }
}

/** Starts a new story: requests of the previous story, some of which never end, no longer count. */
export function startStory() {
  storyNumber += 1
  pendingRequests = 0
  isNavigating = () => false
}

/** Makes `whenSettled` wait for this router too: a screen's code loads before its first request. */
export function watchRouter(router: Router) {
  isNavigating = () => !router.state.initialized || router.state.navigation.state !== 'idle'
}

const delay = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

/**
 * Resolves when no request or navigation has been pending for 60 ms, so that axe sees the loaded screen.
 * Throws after 10 s, because axe would then check a placeholder.
 */
export async function whenSettled() {
  const until = performance.now() + 10_000
  let quiet = 0
  while (quiet < 3 && performance.now() < until) {
    await delay(20)
    quiet = pendingRequests || isNavigating() ? 0 : quiet + 1
  }
  if (quiet < 3) throw new Error(`Still loading after 10 s; requests: ${pendingRequests}.`)
}
