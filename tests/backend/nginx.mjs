// Runs deploy/nginx.conf on the built folder with only the values replaced that a deployer sets:
// node tests/backend/nginx.mjs --port 4177 --api 4176 --base /temple/site/
import { spawn } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { stamp } from '../../deploy/stamp.mjs'
import { servers } from '../servers/servers.mjs'

const { values } = parseArgs({
  options: {
    dist: { type: 'string', default: 'dist' },
    base: { type: 'string', default: '/' },
    port: { type: 'string', default: '4177' },
    api: { type: 'string', default: '4175' },
  },
})
const { base, port, api } = values

const folder = mkdtempSync(join(tmpdir(), 'temple-nginx-'))
// nginx's workers run as another user, so everybody must be able to read the folder.
chmodSync(folder, 0o755)
const site = join(folder, 'www', base)
mkdirSync(site, { recursive: true })
cpSync(values.dist, site, { recursive: true })
stamp(site, base)
const { config, start } = servers.find(({ name }) => name === 'nginx')
const file = join(folder, 'nginx.conf')
// Forwards the mock server's files and the test controls in place of uploads/.
const text = config({ port, api, base, root: join(folder, 'www'), folder })
writeFileSync(file, text.replaceAll('uploads/', '(?:mock-files|__test__)/'))

const [command, ...args] = start(file, { folder })
const nginx = spawn(command, args, { stdio: 'inherit' })
nginx.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true })
  process.exit(code ?? 0)
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => nginx.kill('SIGTERM'))
