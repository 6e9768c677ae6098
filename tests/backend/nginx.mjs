// Runs deploy/nginx.conf on the built folder with only the values replaced that a deployer sets:
// node tests/backend/nginx.mjs --port 4177 --api 4176 --base /temple/site/
import { spawn } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { URL } from 'node:url'
import { parseArgs } from 'node:util'
import { stamp } from '../../deploy/stamp.mjs'

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
const shipped = new URL('../../deploy/nginx.conf', import.meta.url)
replace(shipped, join(folder, 'site.conf'), [
  ['listen 80', `listen 127.0.0.1:${port}`],
  ['/var/www/temple', join(folder, 'www')],
  ['127.0.0.1:5000', `127.0.0.1:${api}`],
  // Forwards the mock server's files and the test controls in place of uploads/.
  ['uploads/', '(?:mock-files|__test__)/'],
  // The values of a sub-path, as in docs/deployment.md.
  ['^/(', `^${base}(`],
  [' /index.html', ` ${base}index.html`],
  ['location / ', `location ${base} `],
  ['= /web.config', `= ${base}web.config`],
])
writeFileSync(
  join(folder, 'nginx.conf'),
  `daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr warn;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  include ${folder}/site.conf;
}
`,
)

const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
  stdio: 'inherit',
})
nginx.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true })
  process.exit(code ?? 0)
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => nginx.kill('SIGTERM'))

function replace(from, to, pairs) {
  let text = readFileSync(from, 'utf8')
  for (const [pattern, replacement] of pairs) {
    if (!text.includes(pattern)) throw new Error(`${from} holds no "${pattern}"`)
    text = text.replaceAll(pattern, replacement)
  }
  writeFileSync(to, text)
}
