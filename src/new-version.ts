import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** How long a look at the server is good for. */
const pause = 5 * 60_000

/**
 * The version that the server has by now, when it is not the one that runs here. Looked for on return to the tab
 * and on navigation, seldom and silently; a mock build says no version of its own and never asks.
 */
export function useNewVersion(): string | undefined {
  const { key } = useLocation()
  const [served, setServed] = useState<string>()
  // What has just been loaded is as new as it can be.
  const [begun] = useState(() => Date.now())
  const looked = useRef(begun)

  const look = useEffectEvent(() => {
    const now = Date.now()
    if (!runningVersion() || document.hidden || now - looked.current < pause) return
    looked.current = now
    void servedVersion().then((said) => said && setServed(said))
  })
  useEffect(() => look(), [key])
  useEffect(() => {
    const returned = () => look()
    document.addEventListener('visibilitychange', returned)
    return () => document.removeEventListener('visibilitychange', returned)
  }, [])

  return served === undefined || served === runningVersion() ? undefined : served
}

/** What the build wrote into the page that brought this code; version.json beside it says the same. */
const runningVersion = () =>
  document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content

/** The server's version.json, spaceless as the page has it; nothing when it cannot be had. */
async function servedVersion(): Promise<string | undefined> {
  try {
    const response = await fetch(new URL('version.json', document.baseURI), {
      cache: 'no-cache',
      signal: AbortSignal.timeout(10_000),
    })
    const said = (await response.json()) as { version?: unknown; time?: unknown } | null
    const isVersion = typeof said?.version === 'string' && typeof said.time === 'string'
    return response.ok && isVersion ? JSON.stringify(said) : undefined
  } catch {
    return undefined
  }
}
