import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { build, emptyDb, worker } from '../../mocks/testing'
import { token } from '../../src/api/stored-login'
import { open, storeSampleLogin } from '../open'
import { openAdmin, rows } from '../admin-screen'

const forbidden = 'Access forbidden, please login to visit this page.'
const denied = () => HttpResponse.json({ title: 'Unauthorized', status: 401 }, { status: 401 })

/** Not `…/api/…`, which matches the modules of src/api as well. */
const everyRead = /\/(?:admin|general)\/api\//

/** Overrides GET responses until the test ends; for undefined the usual mock responds. */
function respondToReads(
  path: string | RegExp,
  respond: (request: Request) => Promise<Response | undefined>,
) {
  worker.use(http.get(path, ({ request }) => respond(request)))
  onTestFinished(() => worker.resetHandlers())
}

test('a 401 of a read that a newer one has replaced is ignored [WIRE-9] [A11Y-8]', async () => {
  emptyDb()
  build.notification({ noti: 'Line 1' })
  build.notification({ noti: 'Line 12' })
  await openAdmin('/admin/notification')
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const asked = vi.fn()
  const late = vi.fn()
  respondToReads('*/admin/api/notification', async ({ url }) => {
    if (new URL(url).searchParams.get('search') !== 'Line') return undefined
    asked()
    await released
    late()
    return denied()
  })
  const search = await screen.findByRole('searchbox')
  await userEvent.fill(search, 'Line')
  await waitFor(() => expect(asked).toHaveBeenCalled())
  await userEvent.fill(search, 'Line 12')
  await screen.findByText('Showing 1 to 1 of 1 results')

  release()
  await waitFor(() => expect(late).toHaveBeenCalled())
  // Waits for a later response, so that the app has certainly processed the late refusal.
  await userEvent.fill(search, 'Line 1')
  await screen.findByText('Showing 1 to 2 of 2 results')

  expect(rows()).toHaveLength(2)
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  await waitFor(() =>
    expect(screen.getByRole('table').closest('[aria-busy]')).toHaveAttribute('aria-busy', 'false'),
  )
  expect(token()).toBeDefined()
})

test('a visitor with an expired token sees Home and stays there [AUTH-5]', async () => {
  storeSampleLogin()
  emptyDb()
  build.notification({ noti: 'Deepa daan at the ghat' })
  respondToReads(everyRead, ({ headers }) =>
    Promise.resolve(headers.has('Authorization') ? denied() : undefined),
  )

  const { address } = await open('/')

  expect((await screen.findAllByText('Deepa daan at the ghat')).length).toBeGreaterThan(0)
  expect(token()).toBeUndefined()
  expect(localStorage.getItem('login-info')).toBeNull()
  expect(address()).toBe('/')
  expect(screen.queryByText(forbidden)).toBeNull()
})
