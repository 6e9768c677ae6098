let prefetched = new Map<string, Promise<Response>>()

/** Takes over the requests that app/boot.ts has sent, by URL, or by URL and Authorization header. */
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
  const authorization = headers.get('Authorization')
  const key = authorization ? `${url} ${authorization}` : url
  const response = prefetched.get(key)
  if (!response || method !== 'GET') return undefined
  prefetched.delete(key)
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
    response.then(resolve, reject)
  })
}
