/** Lets pages of any origin read a response; the mock server holds no secrets. */
export function withCorsHeaders(request: Request, response: Response): Response {
  // The network error of the offline scenario has immutable headers.
  if (response.type === 'error') return response
  const origin = request.headers.get('Origin')
  if (!origin) return response
  const { status, statusText } = response
  const copy = new Response(response.body, { status, statusText, headers: response.headers })
  copy.headers.set('Access-Control-Allow-Origin', origin)
  copy.headers.set('Access-Control-Allow-Credentials', 'true')
  copy.headers.append('Vary', 'Origin')
  return copy
}

/** Whether a request is a CORS preflight. */
export const isPreflight = ({ method, headers }: Request) =>
  method === 'OPTIONS' && headers.has('Access-Control-Request-Method')

/** Allows every method of the contract and all requested headers. */
export const respondToPreflight = (request: Request) =>
  new Response(null, {
    status: 204,
    headers: {
      'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
      'Access-Control-Allow-Headers':
        request.headers.get('Access-Control-Request-Headers') ?? 'authorization, content-type',
      'Access-Control-Allow-Private-Network': 'true',
      'Access-Control-Max-Age': '600',
    },
  })
