import { render, screen } from '@testing-library/react'
import { useEffect, useRef } from 'react'
import { expect, test } from 'vitest'
import { useFocusReturn } from './use-focus-return'

function Overlay({ name }: { name: string }) {
  const button = useRef<HTMLButtonElement>(null)
  useFocusReturn(() => screen.queryByRole('button', { name: 'Opener' }))
  useEffect(() => button.current?.focus(), [])
  return (
    <div role="dialog" aria-label={name}>
      <button ref={button}>{name}</button>
    </div>
  )
}

const page = (overlay?: string) => (
  <>
    <button>Opener</button>
    {overlay && <Overlay key={overlay} name={overlay} />}
  </>
)

test('closing an overlay focuses its opener', async () => {
  const { rerender } = render(page('First'))
  rerender(page())

  await expect.poll(() => document.activeElement?.textContent).toBe('Opener')
})

test('an overlay that opens in the moment when another one closes keeps the focus', async () => {
  const { rerender } = render(page('First'))
  rerender(page('Second'))
  await Promise.resolve()

  expect(screen.getByRole('button', { name: 'Second' })).toHaveFocus()
})
