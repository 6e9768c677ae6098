import { useEffect, useEffectEvent, useState } from 'react'

/**
 * The close button of a dialog that sends records one after another: while one is being sent it stops the others and closes
 * after the response, so that the list, read again by `finish`, contains it.
 */
export function useCloseAfterSending(isSending: boolean, stop: () => void, finish: () => void) {
  const [isClosing, setClosing] = useState(false)
  const finishSending = useEffectEvent(finish)
  useEffect(() => {
    if (isClosing && !isSending) finishSending()
  }, [isClosing, isSending])

  function close() {
    if (!isSending) return finish()
    stop()
    setClosing(true)
  }
  return { isClosing, close }
}
