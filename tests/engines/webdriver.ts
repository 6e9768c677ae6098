/** A session of WebDriver over HTTP. */
export interface WebDriverSession {
  /** Sends a command below the session's address; throws with the error and message of the response. */
  send: <Result>(method: 'GET' | 'POST', command: string, body?: object) => Promise<Result>
  close: () => Promise<void>
}

/** Opens a session with these capabilities. */
export async function openSession(driver: string, capabilities: object): Promise<WebDriverSession> {
  const { sessionId } = await send<{ sessionId: string }>('POST', `${driver}/session`, {
    capabilities: { alwaysMatch: capabilities },
  })
  const session = `${driver}/session/${sessionId}`
  return {
    send: (method, command, body) => send(method, `${session}/${command}`, body),
    close: () => send('DELETE', session),
  }
}

async function send<Result>(method: string, url: string, body?: object): Promise<Result> {
  const response = await fetch(url, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  })
  const { value } = (await response.json()) as {
    value: Result & { error?: string; message?: string }
  }
  if (!response.ok) throw new Error(`${method} ${url}: ${value.error} ${value.message}`)
  return value
}

/** The key under which WebDriver passes an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
export type WebDriverElement = Record<typeof elementKey, string>
export const elementId = (element: WebDriverElement) => element[elementKey]
