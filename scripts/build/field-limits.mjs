// npm run generate: the part that writes src/api/field-limits.ts.

const upperFirst = (text) => text[0].toUpperCase() + text.slice(1)
const lowerFirst = (text) => text[0].toLowerCase() + text.slice(1)

/**
 * The source of src/api/field-limits.ts: advised lengths and picture sizes as constants. The bundler inlines short numbers,
 * so an admin list does not load the limits of other forms.
 */
export function fieldLimitsOf({ components: { schemas } }) {
  const lines = Object.entries(schemas)
    .filter(([name]) => name.endsWith('Draft'))
    .flatMap(([name, schema]) => {
      const record = lowerFirst(name.replace(/Draft$/, ''))
      const lengths = Object.entries(schema.properties).flatMap(([field, property]) =>
        ['Min', 'Max']
          .map((end) => [
            `${upperFirst(field)}${end}Length`,
            property[`x-${end.toLowerCase()}-length`],
          ])
          .filter(([, length]) => length),
      )
      const size = Object.entries(schema['x-picture-size'] ?? {}).map(([side, pixels]) => [
        `Picture${upperFirst(side)}`,
        pixels,
      ])
      return [...lengths, ...size].map(
        ([suffix, value]) => `export const ${record}${suffix} = ${value}`,
      )
    })
  return [
    '// Generated from openapi.yaml by "npm run generate"; never edited.',
    '// `x-min-length` and `x-max-length` in characters and `x-picture-size` in pixels, as the contract advises them for each form.',
    ...lines,
    '',
  ].join('\n')
}
