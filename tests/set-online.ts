import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Sets `navigator.onLine` and fires the `online` or `offline` event. */
export function setOnline(onLine: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
  act(() => void window.dispatchEvent(new Event(onLine ? 'online' : 'offline')))
}
