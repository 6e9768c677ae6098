import { useRef } from 'react'
import { useRevalidator } from 'react-router-dom'

/** Loads the screen's data again, once however often it is pressed: the router says "loading" a render after the press. */
export function useRetry() {
  const { state, revalidate } = useRevalidator()
  const isRunning = useRef(false)
  const retry = async () => {
    if (isRunning.current) return
    isRunning.current = true
    try {
      await revalidate()
    } finally {
      isRunning.current = false
    }
  }
  return { isLoading: state === 'loading', retry }
}
