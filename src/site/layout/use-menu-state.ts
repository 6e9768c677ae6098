import { useEffect, useState, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'

/** What of the header stands open: the phone's panel, and at most one group. */
export interface Opening {
  panel: boolean
  group: string
  togglePanel: () => void
  toggleGroup: (label: string) => void
  close: () => void
}

const closed = { panel: false, group: '' }

/**
 * The header's disclosure: Escape closes the innermost thing and gives the focus back to its button; a press
 * elsewhere, leaving the header with Tab and arriving on another screen close everything.
 */
export function useOpening(header: RefObject<HTMLElement | null>): Opening {
  const { key } = useLocation()
  const [state, setState] = useState({ ...closed, at: key })
  // What was opened on another screen is closed on this one.
  const { panel, group } = state.at === key ? state : closed
  const show = (next: { panel: boolean; group: string }) => setState({ ...next, at: key })

  useEffect(() => {
    if (!panel && !group) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      const opener = header.current?.querySelector<HTMLElement>(
        group ? '.nav-group[data-open] > button' : '.burger',
      )
      setState({ panel: group ? panel : false, group: '', at: key })
      opener?.focus()
    }
    const onPress = (event: PointerEvent) => {
      if (!header.current?.contains(event.target as Node)) setState({ ...closed, at: key })
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [panel, group, key, header])

  return {
    panel,
    group,
    togglePanel: () => show({ panel: !panel, group: '' }),
    toggleGroup: (label) => show({ panel, group: group === label ? '' : label }),
    close: () => show(closed),
  }
}
