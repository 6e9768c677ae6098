import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { worker } from '../../mocks/testing'
import { watchResponses } from '../watch-responses'
import { open } from '../open'

const running = { version: '1.0.0', commit: '0123456789ab', time: '2026-11-01T06:00:00.000Z' }
const next = { ...running, commit: 'ba9876543210', time: '2026-11-08T06:00:00.000Z' }

let responses: ReturnType<typeof watchResponses>

beforeEach(() => {
  const tag = document.createElement('meta')
  tag.name = 'version'
  tag.content = JSON.stringify(running)
  document.head.append(tag)
  vi.useFakeTimers({ toFake: ['Date'] })
  responses = watchResponses()
})

const respondWithVersion = (respond: () => Response) =>
  worker.use(http.get('*/version.json', respond))

const countRequests = () =>
  responses.fetched.mock.calls.filter(
    ([url]) => url instanceof URL && /version\.json$/.test(url.href),
  ).length

/** Waits until the app has processed the responses to this many requests for the version. */
async function waitForResponses(count: number) {
  await waitFor(() => expect(countRequests()).toBe(count))
  await responses.processed()
}

/** Moves the clock forward and fires `visibilitychange`, as a return to the tab does. */
function returnAfter(minutes: number) {
  vi.setSystemTime(Date.now() + minutes * 60_000)
  document.dispatchEvent(new Event('visibilitychange'))
}

const sentence = 'A new version of this site is ready.'
const offer = () => screen.findByText(sentence)

test('a notice offers a new version without moving the focus [SHELL-10]', async () => {
  respondWithVersion(() => HttpResponse.json(next))
  await open('/contactus')
  await screen.findByRole('textbox', { name: /^Name/ })

  returnAfter(6)

  expect((await offer()).closest('[role="status"]')).not.toBeNull()
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
  expect(document.body).toHaveFocus()
})

test('the version is requested at most every five minutes', async () => {
  respondWithVersion(() => HttpResponse.json(running))
  const { go } = await open('/contactus')

  returnAfter(4)
  await go('/courses')
  expect(countRequests()).toBe(0)

  returnAfter(2)
  await waitForResponses(1)
  await go('/contactus')
  returnAfter(4)
  expect(countRequests()).toBe(1)
  expect(screen.queryByText(sentence)).toBeNull()
})

test('a rebuild of the same commit is not a new version', async () => {
  respondWithVersion(() => HttpResponse.json({ ...running, time: '2026-11-08T06:00:00.000Z' }))
  await open('/contactus')

  returnAfter(6)

  await waitForResponses(1)
  expect(screen.queryByText(sentence)).toBeNull()
})

test('nothing is offered while a form has unsaved text [SHELL-10]', async () => {
  respondWithVersion(() => HttpResponse.json(next))
  await open('/contactus')
  const name = await screen.findByRole('textbox', { name: /^Name/ })
  await userEvent.fill(name, 'Ananya')

  returnAfter(6)
  await waitForResponses(1)
  expect(screen.queryByText(sentence)).toBeNull()

  await userEvent.clear(name)
  expect(await offer()).toBeVisible()
})

test('a closed notice does not return, but the next version is offered', async () => {
  let served = next
  respondWithVersion(() => HttpResponse.json(served))
  await open('/contactus')
  returnAfter(6)
  await offer()

  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  returnAfter(6)
  await waitForResponses(2)
  expect(screen.queryByText(sentence)).toBeNull()

  served = { ...next, commit: '456789abcdef' }
  returnAfter(6)
  expect(await offer()).toBeVisible()
})

test.each([
  ['a web page', () => HttpResponse.html('<title>Home</title>')],
  ['an error', () => HttpResponse.json({ status: 500 }, { status: 500 })],
  ['JSON that is no version', () => HttpResponse.json({ status: true })],
  ['nothing', () => HttpResponse.error()],
])('%s in place of the version is ignored', async (_, respond) => {
  const warn = vi.spyOn(console, 'warn')
  respondWithVersion(respond)
  await open('/contactus')

  returnAfter(6)

  await waitForResponses(1)
  expect(screen.queryByText(sentence)).toBeNull()
  expect(warn).not.toHaveBeenCalled()
})
