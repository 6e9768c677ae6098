/** Why there was no response. */
export interface NetworkError {
  message: string
  /** Whether every other request would fail too. */
  isFatal: boolean
}

const certificate =
  /CERT|SELF_SIGNED|UNABLE_TO_(GET|VERIFY)|ALTNAME|DEPTH_ZERO|HOSTNAME_MISMATCH|INVALID_CA/
const wrongProtocol = /^(ERR_SSL|EPROTO|HPE_)/
const disconnected = /^(ECONNRESET|EPIPE|UND_ERR_SOCKET)$/

/** Explains what fetch threw; the reason is in its nested `cause`. */
export function networkErrorOf(thrown: unknown, url: URL, limit: number): NetworkError {
  if (thrown instanceof Error && thrown.name === 'TimeoutError')
    return { message: `no response within ${limit / 1000} s`, isFatal: false }
  const { code, message } = reasonOf(thrown)
  const fatal = (message: string) => ({ message, isFatal: true })
  if (code === 'ECONNREFUSED') return fatal(`nothing listens at ${url.origin} (connection refused)`)
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return fatal(`the name ${url.hostname} is not known (DNS, ${code})`)
  if (/^(EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/.test(code))
    return fatal(`${url.host} cannot be reached (${code})`)
  if (certificate.test(code))
    return fatal(
      `the certificate of ${url.host} is not accepted (${code}); for one of your own authority set NODE_EXTRA_CA_CERTS to its file`,
    )
  if (wrongProtocol.test(code))
    return fatal(`${url.host} does not speak ${url.protocol.slice(0, -1)} (${code})`)
  if (message === 'bad port') return fatal(`port ${url.port} is one that fetch refuses to call`)
  if (disconnected.test(code))
    return { message: `the connection was interrupted (${code})`, isFatal: false }
  return { message: `no response: ${code || message}`, isFatal: false }
}

function reasonOf(thrown: unknown): { code: string; message: string } {
  if (!(thrown instanceof Error)) return { code: '', message: String(thrown) }
  // All addresses of the host failed; the first error is enough.
  const first: unknown = thrown instanceof AggregateError ? thrown.errors[0] : undefined
  const cause = first ?? thrown.cause
  const { code } = thrown as { code?: unknown }
  if (typeof code === 'string' && cause === undefined) return { code, message: thrown.message }
  return cause === undefined ? { code: '', message: thrown.message } : reasonOf(cause)
}
