// Formats the results of the checks as text.

/** A page for each server, with the lines of its configuration. */
const pages = 'docs/deployment/, its file in deploy/'

/** Maximum of listed addresses per failed check; --json has all. */
const maxAddresses = 5

const verdictOf = ({ failures, notes }) =>
  failures.length ? 'FAIL' : notes.length ? 'note' : 'ok  '

export function reportOf(results) {
  const failed = results.filter(({ failures }) => failures.length)
  const lines = results.map((result) => `${verdictOf(result)} ${result.name}`)
  for (const { name, reason, failures, notes } of results) {
    const found = [...failures, ...notes]
    if (!found.length) continue
    lines.push('', `${name}: ${reason}`)
    for (const { address, found: what } of found.slice(0, maxAddresses))
      lines.push(`  ${address} ${what}`)
    if (found.length > maxAddresses) lines.push(`  and ${found.length - maxAddresses} more`)
  }
  if (failed.length) lines.push('', `What to write for it: the page of your server in ${pages}`)
  lines.push('', `${results.length - failed.length} checks passed, ${failed.length} failed`)
  return lines.join('\n')
}
