// npm test, part "bundle": the files that a production bundle must contain, each with a function that returns its fault.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Ajv from 'ajv'

const manifest = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'))
const dependencies = Object.keys(manifest.dependencies)

export const required = [
  [
    'index.html',
    (text) =>
      (text.match(/<base href="\/" \/>/g)?.length !== 1 && 'needs one <base href="/" />') ||
      (!/<meta name="version" content="\{/.test(text) && 'does not say its version'),
  ],
  [
    'version.json',
    (text) => {
      const version = JSON.parse(text)
      const missing = ['version', 'time', 'contract'].filter((key) => !version[key])
      return missing.length > 0 && `does not say ${missing.join(', ')}`
    },
  ],
  [
    'config.json',
    (text, folder) => {
      const ajv = new Ajv()
      const schema = JSON.parse(readFileSync(join(folder, 'config.schema.json'), 'utf8'))
      return !ajv.validate(schema, JSON.parse(text)) && `breaks its schema: ${ajv.errorsText()}`
    },
  ],
  ['config.schema.json', (text) => !JSON.parse(text).properties && 'describes nothing'],
  [
    'web.config',
    (text) =>
      !/^\uFEFF?<\?xml[\s\S]*<configuration>[\s\S]*<\/configuration>\s*$/.test(text) &&
      'is no configuration',
  ],
  [
    'licences.txt',
    (text) => {
      const missing = [
        ...dependencies.filter((name) => !text.includes(`- ${name} `)),
        ...['SIL OPEN FONT LICENSE', 'MIT License', 'ISC License'].filter(
          (title) => !text.includes(title),
        ),
      ]
      return missing.length > 0 && `lacks ${missing.join(', ')}`
    },
  ],
  [
    'bom.json',
    (text) => {
      const bom = JSON.parse(text)
      if (bom.bomFormat !== 'CycloneDX' || !bom.components?.length) return 'lists nothing'
      const names = bom.components.map(({ name }) => name)
      const tool = names.find(
        (name) => manifest.devDependencies[name] && !name.startsWith('@types/'),
      )
      const missing = dependencies.filter((name) => !names.includes(name))
      if (tool) return `lists ${tool}, a tool of development`
      return missing.length > 0 && `lacks ${missing.join(', ')}`
    },
  ],
]

/** The faults in the base and the boot script of a route's page (docs/decisions/0005). */
export function faultsOfPage(name, text, folder) {
  const page = dirname(name)
  if (page === '.' || !name.endsWith('/index.html')) return []
  const up = '../'.repeat(page.split('/').length)
  const [, script] = /<script src="(assets\/boot-[^"]+)"[^>]*><\/script>\s*<base /.exec(text) ?? []
  if (!script) return [`${name} has no first script before its <base>`]
  return [
    ...(text.includes(`<base href="${up}" />`) ? [] : [`${name} needs <base href="${up}" />`]),
    ...[page, dirname(page)]
      .filter((path) => !existsSync(join(folder, path, script)))
      .map((path) => `${name} lacks its script: ${join(path, script)}`),
  ]
}
