import type { Settings } from './settings'

/** Whether a setting still has its sample value: zeros, or the words sample, example or EXMP. */
export const isPlaceholder = (value: string) =>
  /sample|example|^exmp0/i.test(value) || /^[0\s-]+$/.test(value)

/** The hosts of a developer's own machine. */
const isLocal = (hostname: string) =>
  /^(?:.*\.)?localhost$|^127\.|^\[::1\]$|^0\.0\.0\.0$/.test(hostname)

/**
 * Logs an error on public hosts when the name, bank account or UPI id is still the sample, because donations would not
 * reach the temple.
 */
export function warnOfSampleSettings({ site, bank, upi }: Settings, hostname: string) {
  const values = { 'site.name': site.name, ...keysBelow('bank', bank), ...keysBelow('upi', upi) }
  const samples = Object.entries(values)
    .filter(([, value]) => isPlaceholder(value))
    .map(([key]) => key)
  if (samples.length && !isLocal(hostname))
    console.error(
      `config.json: ${samples.join(', ')} are SAMPLES. Donations do not reach the temple: enter the real values.`,
    )
}

const keysBelow = (path: string, part: Record<string, string>) =>
  Object.fromEntries(Object.entries(part).map(([key, value]) => [`${path}.${key}`, value]))
