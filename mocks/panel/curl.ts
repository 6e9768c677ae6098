import type { LoggedCall } from './call-log'

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

/** A call as a command line repeats it. The token and a password are asked of the shell: no log holds them. */
export function curlOf({ method, url, signedIn, fields, json }: LoggedCall): string {
  const parts = [`curl -X ${method} ${quoted(url)}`]
  if (signedIn) parts.push('-H "Authorization: Bearer $TOKEN"')
  for (const field of fields) {
    if ('file' in field) parts.push(`-F ${quoted(`${field.name}=@${field.file}`)}`)
    else if (/pass/i.test(field.name)) parts.push(`--form-string "${field.name}=$PASSWORD"`)
    else parts.push(`--form-string ${quoted(`${field.name}=${field.value}`)}`)
  }
  if (json !== undefined)
    parts.push(`-H 'Content-Type: application/json'`, `--data-raw ${quoted(json)}`)
  return parts.join(' \\\n  ')
}
