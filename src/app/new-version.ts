import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** How long a look at the server is good for. */
const checkInterval = 5 * 60_000

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
    if (!runningVersion() || document.hidden || now - looked.current < checkInterval) return
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

/** Which build the page that brought this code says it is; version.json beside it says the same. */
const runningVersion = () => {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="version"]')
  return meta ? buildIn(meta.content) : undefined
}

/** Which build the server's version.json names; nothing when it cannot be had. */
async function servedVersion(): Promise<string | undefined> {
  try {
    const response = await fetch(new URL('version.json', document.baseURI), {
      cache: 'no-cache',
      signal: AbortSignal.timeout(10_000),
    })
    return response.ok ? buildIn(await response.text()) : undefined
  } catch {
    return undefined
  }
}

/** The commit, so that a rebuild of the same commit is no new version; without one the whole text, time included. */
function buildIn(json: string): string | undefined {
  const said = JSON.parse(json) as { version?: unknown; commit?: unknown; time?: unknown } | null
  if (typeof said?.version !== 'string' || typeof said.time !== 'string') return undefined
  return typeof said.commit === 'string' ? said.commit : JSON.stringify(said)
}
