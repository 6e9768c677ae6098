// Gets nginx where none is there: the shipped configuration is tried on it. Without one the same addresses are
// tried on a server of our own, and playwright.config.ts says so; nothing fails.
import { execFileSync, spawnSync } from 'node:child_process'

const hasNginx = () => spawnSync('nginx', ['-v']).status === 0

function run(command, ...args) {
  try {
    execFileSync(command, args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  } catch {
    // The end says what is there.
  }
}

if (!hasNginx()) {
  run('apt-get', 'update', '-qq')
  run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'nginx-light')
}
console.log(hasNginx() ? 'nginx: found' : 'nginx: none, and none could be installed')
