/** What kept an answer from coming, in words; `fatal` when no other call would fare better. */
export interface Fault {
  words: string
  fatal: boolean
}

const certificate =
  /CERT|SELF_SIGNED|UNABLE_TO_(GET|VERIFY)|ALTNAME|DEPTH_ZERO|HOSTNAME_MISMATCH|INVALID_CA/
const wrongProtocol = /^(ERR_SSL|EPROTO|HPE_)/
const cutOff = /^(ECONNRESET|EPIPE|UND_ERR_SOCKET)$/

/** Reads what fetch threw: it hides the reason under `cause`. */
export function faultOf(thrown: unknown, url: URL, limit: number): Fault {
  if (thrown instanceof Error && thrown.name === 'TimeoutError')
    return { words: `no answer within ${limit / 1000} s`, fatal: false }
  const { code, message } = reasonOf(thrown)
  const fatal = (words: string) => ({ words, fatal: true })
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
  if (cutOff.test(code)) return { words: `the connection broke off (${code})`, fatal: false }
  return { words: `no answer: ${code || message}`, fatal: false }
}

function reasonOf(thrown: unknown): { code: string; message: string } {
  if (!(thrown instanceof Error)) return { code: '', message: String(thrown) }
  // Several addresses of one name were tried: the first says enough.
  const first: unknown = thrown instanceof AggregateError ? thrown.errors[0] : undefined
  const deeper = first ?? thrown.cause
  const { code } = thrown as { code?: unknown }
  if (typeof code === 'string' && deeper === undefined) return { code, message: thrown.message }
  return deeper === undefined ? { code: '', message: thrown.message } : reasonOf(deeper)
}
