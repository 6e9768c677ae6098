import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { deployRelease, useRelease } from '../../../deploy/release.mjs'
import { sampleAccount, sampleToken } from '../../../mocks/engine/account'
import { freePorts } from '../../../scripts/check/free-ports.mjs'
import { alertMessages } from '../../../src/messages/alerts'
import { adminMessages } from '../../../src/messages/admin-screens/admin'
import { copyAsOtherBuild } from '../../servers/other-build.mjs'

const otherCommit = 'fedcba987654'

/** A site on which `deploy/release.mjs` has deployed a build, and another build beside it. */
interface Site {
  url: string
  folder: string
  first: string
  otherBuild: string
}

let site: Site
let server: ChildProcess

test.beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'temple-site-'))
  const otherBuild = join(folder, 'other')
  copyAsOtherBuild('dist', otherBuild, otherCommit)
  const first = deployRelease('dist', folder)
  const [port] = await freePorts(1)
  site = { url: `http://127.0.0.1:${port}/`, folder, first, otherBuild }
  server = serve(join(folder, 'current'), port!)
  // It says so once it listens.
  await once(server.stdout!, 'data')
})
test.afterAll(() => {
  server.kill()
  rmSync(site.folder, { recursive: true })
})

/** The paths of the documents that the page requests. */
function collectPageLoads(page: Page): string[] {
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
  })
  return loads
}

const serve = (dist: string, port: number): ChildProcess =>
  spawn(process.execPath, ['tests/backend/start.mjs', '--dist', dist, '--port', String(port)], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })

const fetchCommit = async (page: Page) =>
  ((await (await page.request.get(`${site.url}version.json`)).json()) as { commit: string }).commit
const clickLink = async (page: Page, link: string, heading: RegExp) => {
  await page.getByRole('contentinfo').getByRole('link', { name: link }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
}

test('an open page loads its screens and keeps typed text while the site rolls on and back [DEPLOY-5]', async ({
  page,
}) => {
  const loads = collectPageLoads(page)
  useRelease(site.folder, site.first)
  const faults: string[] = []
  page.on('console', (line) => faults.push(line.text()))
  await page.goto(`${site.url}contactus`)
  const form = page.getByRole('main')
  await form.getByLabel(/^Name/).fill('Ananya Rao')
  await form.getByLabel(/^Email/).fill('ananya@example.org')
  await form.getByLabel(/^Subject/).fill('A question of mine')

  deployRelease(site.otherBuild, site.folder, { now: new Date(Date.now() + 1000) })
  expect(await fetchCommit(page)).toBe(otherCommit)
  await form
    .getByLabel(/^Message/)
    .fill('A message that is long enough to be accepted by the form.')
  await form.getByRole('button', { name: /^Send/ }).click()
  await expect(page.getByText(alertMessages().sent('Ananya Rao'))).toBeVisible()
  await clickLink(page, 'Vedic Courses', /Vedic Courses/)

  useRelease(site.folder, site.first)
  expect(await fetchCommit(page)).not.toBe(otherCommit)
  await clickLink(page, 'Contact Us', /Contact Us/)
  await clickLink(page, 'Image Gallery', /Gallery/)

  expect(loads).toEqual(['/contactus'])
  expect(faults).toEqual([])
})

test('an admin page of the newer build loads its dialogs after a roll back [DEPLOY-5]', async ({
  page,
}) => {
  const loads = collectPageLoads(page)
  const login = JSON.stringify({ token: sampleToken, email: sampleAccount.email, userMessage: '' })
  await page.addInitScript((info) => localStorage.setItem('login-info', info), login)
  deployRelease(site.otherBuild, site.folder, { now: new Date(Date.now() + 2000) })
  await page.goto(`${site.url}admin/notification`)
  await expect(page.getByRole('table')).toBeVisible()

  useRelease(site.folder, site.first)
  await page.getByRole('button', { name: 'Add', exact: true }).click()

  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByText(adminMessages.formNotLoaded)).toBeHidden()
  expect(loads).toEqual(['/admin/notification'])
})

test('where the assets are deleted, a part that cannot be loaded keeps the page and the typed text [DEPLOY-5]', async ({
  page,
}) => {
  const loads = collectPageLoads(page)
  useRelease(site.folder, site.first)
  await page.goto(`${site.url}contactus`)
  const name = page.getByRole('main').getByLabel(/^Name/)
  await name.fill('Ananya Rao')
  await page.route('**/assets/**', (route) => route.fulfill({ status: 404 }))

  const refused = page.waitForResponse((response) => response.status() === 404)
  await page.getByRole('button', { name: 'हिन्दी' }).first().click()
  await refused
  await expect(page.getByText(/could not be loaded/)).toBeVisible()

  await expect(name).toHaveValue('Ananya Rao')
  expect(loads).toEqual(['/contactus'])
})
