// npm run shots -- --since REF: builds the Storybook of an older commit.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const run = (command, args, cwd) => execFileSync(command, args, { cwd, stdio: 'inherit' })
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim()

/** The full name of a commit; ends the process with a sentence if there is none. */
export function commitOf(ref) {
  try {
    return git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`)
  } catch {
    console.error(`There is no commit "${ref}".`)
    process.exit(1)
  }
}

/**
 * Builds the Storybook of a commit in a git worktree of its own, which is removed afterwards; returns the built folder.
 * The installed packages are used where the commit has the same lock file, else its own are installed.
 */
export function buildStorybookOf(commit) {
  const built = resolve('node_modules/.cache/storybook-of', commit)
  if (existsSync(join(built, 'index.json'))) return built
  const folder = mkdtempSync(join(tmpdir(), 'storybook-since-'))
  const tree = join(folder, 'tree')
  git('worktree', 'add', '--detach', tree, commit)
  try {
    const hasSamePackages =
      git('rev-parse', `${commit}:package-lock.json`) === git('hash-object', 'package-lock.json')
    if (hasSamePackages) symlinkSync(resolve('node_modules'), join(tree, 'node_modules'))
    else run('npm', ['ci', '--no-audit', '--no-fund'], tree)
    run('npx', ['storybook', 'build', '--quiet', '--output-dir', built], tree)
  } finally {
    git('worktree', 'remove', '--force', tree)
    rmSync(folder, { recursive: true, force: true })
  }
  return built
}
