import { runLimited } from '../../data/run-limited'
import { startTimeLimit } from '../../data/time-limit'
import { documentBase } from '../settings/settings'

/** How many files are requested at once. */
const maxConcurrent = 4
/** How long to wait for the response to each request (ms). */
const timeLimit = 10_000

/**
 * Requests files without their content (HEAD) and returns the addresses of those that the server does not have. The first
 * file without a response ends the check and does not count as missing. Files of other origins are skipped, because the
 * content security policy blocks them. Rejects when `signal` is aborted.
 */
export async function findMissingFiles(
  urls: Iterable<string>,
  signal: AbortSignal,
): Promise<Set<string>> {
  const missing = new Set<string>()
  const own = [...new Set(urls)].filter(isSameOrigin)
  await runLimited(own, maxConcurrent, async (url) => {
    const limit = startTimeLimit(timeLimit, signal)
    const response = await fetch(url, {
      method: 'HEAD',
      cache: 'no-cache',
      signal: limit.signal,
    }).catch(() => undefined)
    limit.clear()
    if (response && isMissing(response)) missing.add(url)
    return response !== undefined
  })
  signal.throwIfAborted()
  return missing
}

const isSameOrigin = (url: string) => new URL(url).origin === new URL(documentBase()).origin

/** Whether the file is missing. Some servers send the site's start page in place of a 404. */
const isMissing = ({ ok, status, headers }: Response) =>
  status === 404 ||
  status === 410 ||
  (ok && /^text\/html\b/i.test(headers.get('Content-Type') ?? ''))
