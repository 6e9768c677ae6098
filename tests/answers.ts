import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Spies on `fetch`. `processed` waits until the app has processed the answers to all requests since. */
export function watchAnswers() {
  const fetched = vi.spyOn(globalThis, 'fetch')
  const bodies = (['json', 'text'] as const).map((name) => vi.spyOn(Response.prototype, name))
  const settle = async (spies: { mock: { results: { value: unknown }[] } }[]) => {
    await Promise.allSettled(spies.flatMap(({ mock }) => mock.results.map(({ value }) => value)))
  }
  return {
    fetched,
    processed: () =>
      act(async () => {
        await settle([fetched])
        await settle(bodies)
      }),
  }
}
