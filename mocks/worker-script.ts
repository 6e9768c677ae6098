import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** The code with which MSW's worker posts a message. */
const posting = `client.postMessage(message, [
      channel.port2,
      ...transferrables.filter(Boolean),
    ])`

/** The same with a fallback: where a stream cannot be transferred, the bytes are sent. */
const postingBytes = `const post = (transferred) =>
      client.postMessage(message, [channel.port2, ...transferred])
    try {
      post(transferrables.filter(Boolean))
    } catch (error) {
      const { response } = message.payload ?? {}
      if (!(response?.body instanceof ReadableStream)) throw error
      new Response(response.body)
        .arrayBuffer()
        .then((bytes) => {
          response.body = bytes
          post([bytes])
        })
        .catch(reject)
    }`

/**
 * Returns the script of MSW's worker, changed for WebKit: streams cannot be transferred there, so the panel's log would
 * get no response. Throws when a new version of MSW posts in another way.
 */
export function readWorkerScript(): string {
  const script = readFileSync(require.resolve('msw/mockServiceWorker.js'), 'utf8')
  if (!script.includes(posting))
    throw new Error('MSW has changed its worker: check whether WebKit now gets the responses.')
  return script.replace(posting, () => postingBytes)
}
