import { documentBase } from '../../../api/settings/settings'
import { runLimited } from '../../../lib/run-limited'
import { startTimeLimit } from '../../../lib/time-limit'

/** How many pictures are loaded at once. */
const maxConcurrent = 4
/** How long to wait for each picture (ms). One that takes longer is not reported. */
const timeLimit = 10_000

/**
 * Loads pictures as the website does, and returns the addresses of those that it cannot show. The server of this site is
 * asked for the reason, because its own troubles do not count; a picture of another host counts once another one of that
 * host could be shown. The first request without a response ends the check. Rejects when `signal` is aborted.
 */
export async function findMissingPictures(
  urls: Iterable<string>,
  signal: AbortSignal,
): Promise<Set<string>> {
  const missing = new Set<string>()
  const failedElsewhere: string[] = []
  const workingOrigins = new Set<string>()
  await runLimited([...new Set(urls)], maxConcurrent, async (url) => {
    const origin = originOf(url)
    if (await canBeShown(url, signal)) workingOrigins.add(origin)
    else if (origin === originOf(documentBase())) {
      const response = await requestFile(url, signal)
      if (response && isMissing(response)) missing.add(url)
      return response !== undefined
    } else failedElsewhere.push(url)
    return true
  })
  signal.throwIfAborted()
  for (const url of failedElsewhere) if (workingOrigins.has(originOf(url))) missing.add(url)
  return missing
}

const originOf = (url: string) => new URL(url).origin

/** Loads a picture. False only when the browser cannot show it, not when it takes too long. */
const canBeShown = (url: string, signal: AbortSignal) =>
  new Promise<boolean>((resolve) => {
    const limit = startTimeLimit(timeLimit, signal)
    const picture = new Image()
    const finish = (isShown: boolean) => {
      limit.clear()
      resolve(isShown)
    }
    limit.signal.addEventListener('abort', () => {
      finish(true)
      // Ends the request.
      picture.src = ''
    })
    picture.onload = () => finish(true)
    picture.onerror = () => finish(false)
    picture.fetchPriority = 'low'
    if (limit.signal.aborted) finish(true)
    else picture.src = url
  })

/** The response for a file, without its content; undefined when there is none. */
async function requestFile(url: string, signal: AbortSignal): Promise<Response | undefined> {
  const limit = startTimeLimit(timeLimit, signal)
  const response = await fetch(url, { cache: 'no-cache', signal: limit.signal }).catch(
    () => undefined,
  )
  limit.clear()
  await response?.body?.cancel()
  return response
}

/** A file that is there and is no picture is broken: some servers send the site's start page in place of a 404. */
const isMissing = ({ ok, status }: Response) => ok || status === 404 || status === 410
