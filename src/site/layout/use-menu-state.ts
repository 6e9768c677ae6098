import { useEffect, useState, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import { focusIn } from '../../ui/focus'

/** The open parts of the header: the phone's panel, and at most one group. */
export interface MenuState {
  isPanelOpen: boolean
  /** The key of the open group, or ''. */
  openGroup: string
  togglePanel: () => void
  toggleGroup: (group: string) => void
  close: () => void
}

const closed = { isPanelOpen: false, openGroup: '' }

/**
 * The state of the header's disclosure menu. Escape closes the innermost part and focuses its button; a press elsewhere
 * or a navigation closes everything.
 */
export function useMenuState(header: RefObject<HTMLElement | null>): MenuState {
  const { key } = useLocation()
  const [state, setState] = useState({ ...closed, locationKey: key })
  // A navigation closes the menu: state of another location is ignored.
  const { isPanelOpen, openGroup } = state.locationKey === key ? state : closed
  const setOpen = (next: { isPanelOpen: boolean; openGroup: string }) =>
    setState({ ...next, locationKey: key })

  useEffect(() => {
    if (!isPanelOpen && !openGroup) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      focusIn(header.current, openGroup ? '.nav-group[data-open] > button' : '.menu-toggle')
      setState({ isPanelOpen: openGroup ? isPanelOpen : false, openGroup: '', locationKey: key })
    }
    const onPress = (event: PointerEvent) => {
      if (!header.current?.contains(event.target as Node)) setState({ ...closed, locationKey: key })
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [isPanelOpen, openGroup, key, header])

  return {
    isPanelOpen,
    openGroup,
    togglePanel: () => setOpen({ isPanelOpen: !isPanelOpen, openGroup: '' }),
    toggleGroup: (group) => setOpen({ isPanelOpen, openGroup: openGroup === group ? '' : group }),
    close: () => setOpen(closed),
  }
}
