import type { LoggedCall } from './call-log'

const quoteForShell = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

/** Formats a request as a curl command. Token and password are shell variables, because they are not logged. */
export function formatCurl({ method, url, isSignedIn, fields, json }: LoggedCall): string {
  const parts = [`curl -X ${method} ${quoteForShell(url)}`]
  if (isSignedIn) parts.push('-H "Authorization: Bearer $TOKEN"')
  for (const field of fields) {
    if ('file' in field) parts.push(`-F ${quoteForShell(`${field.name}=@${field.file}`)}`)
    else if (/pass/i.test(field.name)) parts.push(`--form-string "${field.name}=$PASSWORD"`)
    else parts.push(`--form-string ${quoteForShell(`${field.name}=${field.value}`)}`)
  }
  if (json !== undefined)
    parts.push(`-H 'Content-Type: application/json'`, `--data-raw ${quoteForShell(json)}`)
  return parts.join(' \\\n  ')
}
