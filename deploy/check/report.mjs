// The result of a check as text for people.

/** How many addresses of one failed check are listed; --json has all. */
const listed = 5

export function reportOf(results) {
  const failed = results.filter(({ failures }) => failures.length)
  const lines = results.map(({ name, failures }) => `${failures.length ? 'FAIL' : 'ok  '} ${name}`)
  for (const { name, reason, mends, failures } of failed) {
    lines.push('', `${name}: ${reason}`)
    for (const { address, found } of failures.slice(0, listed)) lines.push(`  ${address} ${found}`)
    if (failures.length > listed) lines.push(`  and ${failures.length - listed} more`)
    for (const [host, line] of Object.entries(mends)) lines.push(`  ${host.padEnd(13)}${line}`)
  }
  lines.push('', `${results.length - failed.length} checks passed, ${failed.length} failed`)
  return lines.join('\n')
}
