let prefetched = new Map<string, Promise<Response>>()

/** The token is part of the key, so that a response is used only for the person who requested it. */
export const prefetchKey = (url: string, authorization?: string | null) =>
  authorization ? `${url} ${authorization}` : url

/** Takes over the requests that app/boot.ts has sent, by their keys. */
export function adoptPrefetched(calls = new Map<string, Promise<Response>>()) {
  prefetched = calls
}

/** The prefetched response to a request with the same token or none, once; undefined for others. */
export function takePrefetched({
  url,
  method,
  headers,
  signal,
}: Request): Promise<Response> | undefined {
  const key = prefetchKey(url, headers.get('Authorization'))
  const response = prefetched.get(key)
  if (!response || method !== 'GET') return undefined
  prefetched.delete(key)
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
    response.then(resolve, reject)
  })
}
