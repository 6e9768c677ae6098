import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { NoticeBar, focusMain } from '../../ui/notice-bar'
import { useOnline } from '../../ui/online'
import { commonMessages } from '../../messages/common'

/** How to ask once more, for each list on the screen that was asked for again in vain. */
const waiting = new Set<() => void>()
const listeners = new Set<() => void>()

const tell = () => listeners.forEach((listener) => listener())

function listen(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Says, for as long as it stands, that the list it stands in could not be asked for again. */
export function OutOfDate({ again }: { again: () => void }) {
  const ask = useEffectEvent(again)
  useEffect(() => {
    const retry = () => ask()
    waiting.add(retry)
    tell()
    return () => {
      waiting.delete(retry)
      tell()
    }
  }, [])
  return null
}

/** The one line for all of them. Without a network the line of that says as much, and asking again is no use. */
export function OutOfDateLine() {
  const some = useSyncExternalStore(
    listen,
    () => waiting.size > 0,
    () => false,
  )
  const online = useOnline()
  return <div role="status">{some && online && <OutOfDateBar />}</div>
}

function OutOfDateBar() {
  const { outOfDate, retry, close } = commonMessages()
  const [closed, setClosed] = useState(false)
  if (closed) return null
  return (
    <NoticeBar
      close={close}
      onClose={() => setClosed(true)}
      actions={
        <button
          type="button"
          className="btn btn-outline"
          onClick={() => {
            waiting.forEach((ask) => ask())
            focusMain()
          }}
        >
          {retry}
        </button>
      }
    >
      {outOfDate}
    </NoticeBar>
  )
}
