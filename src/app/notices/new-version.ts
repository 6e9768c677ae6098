import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** The shortest time between two checks (ms). */
const checkInterval = 5 * 60_000

/**
 * The version on the server when it differs from the running one. Checked on navigation and on return to the tab, at
 * most every five minutes; a mock build has no version and never asks.
 */
export function useNewVersion(): string | undefined {
  const { key } = useLocation()
  const [served, setServed] = useState<string>()
  // The page has just been loaded, so the first check can wait.
  const [loadedAt] = useState(() => Date.now())
  const lastCheck = useRef(loadedAt)

  const check = useEffectEvent(() => {
    const now = Date.now()
    // Absolute: the device's clock may have been set back.
    const isChecked = Math.abs(now - lastCheck.current) < checkInterval
    if (!runningVersion() || document.hidden || isChecked) return
    lastCheck.current = now
    void servedVersion().then((version) => version && setServed(version))
  })
  useEffect(() => check(), [key])
  useEffect(() => {
    const onVisibilityChange = () => check()
    document.addEventListener('visibilitychange', onVisibilityChange)
    return () => document.removeEventListener('visibilitychange', onVisibilityChange)
  }, [])

  return served === undefined || served === runningVersion() ? undefined : served
}

/** The build of the loaded page, from its meta tag; version.json has the same value until the next deployment. */
const runningVersion = () => {
  const [meta] = document.getElementsByName('version')
  return meta instanceof HTMLMetaElement ? buildIn(meta.content) : undefined
}

/** The build in the server's version.json; undefined when it cannot be fetched. */
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

/** The commit, so that a rebuild of the same commit is no new version; without a commit the whole text. */
function buildIn(json: string): string | undefined {
  const build = JSON.parse(json) as { version?: unknown; commit?: unknown; time?: unknown } | null
  if (typeof build?.version !== 'string' || typeof build.time !== 'string') return undefined
  return typeof build.commit === 'string' ? build.commit : JSON.stringify(build)
}
