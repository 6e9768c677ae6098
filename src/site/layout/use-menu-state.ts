import { useEffect, useState, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'

/** The open parts of the header: the phone's panel, and at most one group. */
export interface MenuState {
  panel: boolean
  /** The label of the open group, or ''. */
  group: string
  togglePanel: () => void
  toggleGroup: (label: string) => void
  close: () => void
}

const closed = { panel: false, group: '' }

/**
 * The state of the header's disclosure menu. Escape closes the innermost part and focuses its button; a press elsewhere
 * or a navigation closes everything.
 */
export function useMenuState(header: RefObject<HTMLElement | null>): MenuState {
  const { key } = useLocation()
  const [state, setState] = useState({ ...closed, at: key })
  // A navigation closes the menu: state of another location is ignored.
  const { panel, group } = state.at === key ? state : closed
  const setOpen = (next: { panel: boolean; group: string }) => setState({ ...next, at: key })

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
    togglePanel: () => setOpen({ panel: !panel, group: '' }),
    toggleGroup: (label) => setOpen({ panel, group: group === label ? '' : label }),
    close: () => setOpen(closed),
  }
}
