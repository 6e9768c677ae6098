import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Spies on `fetch` from now on. `processed` waits until every request has its response and the app has read it. */
export function watchResponses() {
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
