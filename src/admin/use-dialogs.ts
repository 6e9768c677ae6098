import { useEffect, useEffectEvent, useState } from 'react'
import { useFirstSign } from '../ui/first-sign'

type Dialogs = typeof import('./dialogs')

let known: Dialogs | undefined

const bring = async () => (known ??= await import('./dialogs'))

/**
 * The dialogs of a list, once one is `wanted` and their code is there; it is fetched as soon as a hand moves, so that it
 * is there when a press ends. `onFailure` hears when it cannot be had.
 */
export function useDialogs(wanted: boolean, onFailure: () => void): Dialogs | undefined {
  const [dialogs, setDialogs] = useState(known)
  const failed = useEffectEvent(onFailure)

  // What cannot be had yet is asked for again when it is wanted.
  useFirstSign(() => void bring().catch(() => undefined))

  useEffect(() => {
    if (!wanted || dialogs) return
    let gone = false
    void bring().then(
      (brought) => !gone && setDialogs(brought),
      () => !gone && failed(),
    )
    return () => {
      gone = true
    }
  }, [wanted, dialogs])

  return dialogs
}
