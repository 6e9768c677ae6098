// Formats the results of the checks as text.

/** Maximum of listed addresses per failed check; --json has all. */
const maxAddresses = 5

export function reportOf(results) {
  const failed = results.filter(({ failures }) => failures.length)
  const lines = results.map(({ name, failures }) => `${failures.length ? 'FAIL' : 'ok  '} ${name}`)
  for (const { name, reason, fixes, failures } of failed) {
    lines.push('', `${name}: ${reason}`)
    for (const { address, found } of failures.slice(0, maxAddresses))
      lines.push(`  ${address} ${found}`)
    if (failures.length > maxAddresses) lines.push(`  and ${failures.length - maxAddresses} more`)
    for (const [host, line] of Object.entries(fixes)) lines.push(`  ${host.padEnd(13)}${line}`)
  }
  lines.push('', `${results.length - failed.length} checks passed, ${failed.length} failed`)
  return lines.join('\n')
}
