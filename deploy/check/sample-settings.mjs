// Finds values of the sample config.json that must not be deployed: donations would reach nobody or somebody else.
const parts = ['bank', 'upi']

/** Whether a value is one of the repository's config.json: zeros, or the words sample, example or EXMP. */
const isSample = (value) =>
  typeof value === 'string' && (/sample|example|^exmp0/i.test(value) || /^[0\s-]+$/.test(value))

/** The keys of the site's name, the bank account and the UPI id whose value is still a sample, such as "upi.id". */
export function sampleKeysOf(settings) {
  const values = parts.flatMap((part) =>
    Object.entries(settings?.[part] ?? {}).map(([key, value]) => [`${part}.${key}`, value]),
  )
  return [['site.name', settings?.site?.name], ...values]
    .filter(([, value]) => isSample(value))
    .map(([key]) => key)
}
