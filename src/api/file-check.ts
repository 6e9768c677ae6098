import { runLimited } from '../data/run-limited'
import { documentBase } from './settings'

/** How many files are asked for at once. */
const askedAtOnce = 4
/** Milliseconds after which the answer for a file is awaited no longer. */
const answerLimit = 10_000

/**
 * Asks for files without their content (HEAD) and returns the addresses of those that the server does not have. A file
 * without an answer is not missing; after one, no further file is asked for. Only files of this site's own origin are
 * asked for, because the content security policy refuses others. Rejects when `signal` is aborted.
 */
export async function findMissingFiles(
  urls: Iterable<string>,
  signal: AbortSignal,
): Promise<Set<string>> {
  const missing = new Set<string>()
  const own = [...new Set(urls)].filter(isOwn)
  await runLimited(own, askedAtOnce, async (url) => {
    const response = await fetch(url, {
      method: 'HEAD',
      cache: 'no-cache',
      signal: AbortSignal.any([signal, AbortSignal.timeout(answerLimit)]),
    }).catch(() => undefined)
    if (response && isMissing(response)) missing.add(url)
    return response !== undefined
  })
  signal.throwIfAborted()
  return missing
}

const isOwn = (url: string) => new URL(url).origin === new URL(documentBase()).origin

/** Some servers answer with the start page of the site, and not with 404. */
const isMissing = ({ ok, status, headers }: Response) =>
  status === 404 ||
  status === 410 ||
  (ok && /^text\/html\b/i.test(headers.get('Content-Type') ?? ''))
