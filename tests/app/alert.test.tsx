import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { AlertRegion } from '../../src/ui/alert/alert'
import { alertMessages } from '../../src/messages/alerts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})

function openAlert() {
  const onClose = vi.fn()
  const notice = { tone: 'success', message: 'Saved.' } as const
  render(
    <>
      <AlertRegion alert={notice} messages={alertMessages()} onClose={onClose} />
      <p>Elsewhere</p>
    </>,
  )
  return onClose
}

const closeButton = () => screen.getByRole('button', { name: alertMessages().close })
const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000))

test('an alert without pointer or focus closes after 5 s [ALERT-2]', () => {
  const onClose = openAlert()

  pass(6)

  expect(onClose).toHaveBeenCalledOnce()
})

test('an alert with the focus stays when the pointer leaves it [ALERT-2]', async () => {
  const onClose = openAlert()
  act(() => closeButton().focus())
  await userEvent.hover(screen.getByText('Saved.'))
  await userEvent.hover(screen.getByText('Elsewhere'))

  pass(6)

  expect(onClose).not.toHaveBeenCalled()
})

test('an alert under the pointer stays when the focus leaves it [ALERT-2]', async () => {
  const onClose = openAlert()
  await userEvent.hover(screen.getByText('Saved.'))
  act(() => closeButton().focus())
  act(() => closeButton().blur())

  pass(6)

  expect(onClose).not.toHaveBeenCalled()
})
