import { execFileSync, spawn, spawnSync } from 'node:child_process'
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
import { afterAll, expect, test } from 'vitest'
import { freePorts } from '../check/free-ports.mjs'

const folder = mkdtempSync(join(tmpdir(), 'temple-container-'))
chmodSync(folder, 0o755)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const read = (name: string) => readFileSync(`deploy/container/${name}`, 'utf8')

/** The script with the paths of the image replaced by those of a folder, and the ports by free ones. */
function installed(base: string, port: number) {
  const root = join(folder, 'image')
  const temporary = join(folder, 'tmp')
  const places = { 'etc/temple': root, 'srv/temple': join(root, 'site'), tmp: temporary }
  const at = (text: string) =>
    text
      .replace(
        /\/(etc\/temple|srv\/temple|tmp)\b/g,
        (_, place) => places[place as keyof typeof places],
      )
      .replace('listen 8080', `listen 127.0.0.1:${port}`)
  const site = join(root, 'site', base)
  mkdirSync(join(site, 'courses'), { recursive: true })
  mkdirSync(temporary)
  for (const [name, text] of [
    ['index.html', 'Home'],
    ['courses/index.html', 'Courses'],
    ['config.json', '{"mounted":true}'],
  ] as const)
    writeFileSync(join(site, name), text)
  cpSync('deploy/nginx.conf', join(root, 'nginx.conf'))
  writeFileSync(join(root, 'main.conf'), at(read('main.conf')))
  writeFileSync(join(root, 'start.sh'), at(read('start.sh')), { mode: 0o755 })
  // The user of the container may write the temporary folder alone.
  execFileSync('chmod', ['-R', 'a+rX,a-w', root])
  chmodSync(temporary, 0o777)
  return join(root, 'start.sh')
}

const hasNginx = spawnSync('nginx', ['-v']).status === 0
const isRoot = process.getuid?.() === 0

test.skipIf(!hasNginx || process.platform === 'win32')(
  'the container serves the site below its base as a user who can write only the temporary folder',
  async () => {
    const [port, api] = await freePorts(2)
    const base = '/temple/site/'
    const script = installed(base, port!)
    const asUser = isRoot
      ? [
          'setpriv',
          '--reuid=101',
          '--regid=101',
          '--clear-groups',
          '--no-new-privs',
          '--inh-caps=-all',
        ]
      : []
    const server = spawn([...asUser, script][0]!, [...asUser, script].slice(1), {
      env: { ...process.env, TEMPLE_BASE: base, TEMPLE_API: `http://127.0.0.1:${api}` },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    server.stderr.on('data', (text) => (output += text))
    const get = (path: string) => fetch(`http://127.0.0.1:${port}${base}${path}`)
    const text = async (path: string) => (await get(path)).text()

    try {
      await expect.poll(() => text('').catch(() => output), { timeout: 10_000 }).toBe('Home')
      expect(await text('courses')).toBe('Courses')
      expect(await text('no/such/page')).toBe('Home')
      expect(await text('config.json')).toBe('{"mounted":true}')
      expect((await get('assets/none.js')).status).toBe(404)
      expect((await get('courses')).headers.get('content-security-policy')).toContain(
        "default-src 'none'",
      )
      // Nothing listens where the API should be.
      expect((await get('admin/api/slider')).status).toBe(502)
    } finally {
      server.kill('SIGQUIT')
    }
  },
)
