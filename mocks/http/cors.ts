/** Lets pages of any origin read an answer: the mock server holds nothing worth keeping from them. */
export function withCorsHeaders(request: Request, answer: Response): Response {
  // A network error, which the offline scenario brings, has no headers to set.
  if (answer.type === 'error') return answer
  const origin = request.headers.get('Origin')
  if (!origin) return answer
  const { status, statusText } = answer
  const open = new Response(answer.body, { status, statusText, headers: answer.headers })
  open.headers.set('Access-Control-Allow-Origin', origin)
  open.headers.set('Access-Control-Allow-Credentials', 'true')
  open.headers.append('Vary', 'Origin')
  return open
}

/** Whether a browser asks for leave before the request itself. */
export const isPreflight = ({ method, headers }: Request) =>
  method === 'OPTIONS' && headers.has('Access-Control-Request-Method')

/** Yes to every method of the contract, and to whichever headers are asked for. */
export const answerPreflight = (request: Request) =>
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
