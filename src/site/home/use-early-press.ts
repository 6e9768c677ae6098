import { useEffect, useRef, type RefObject } from 'react'
import { reportLoadFailure } from '../../ui/loading/on-demand'
import type { SectionName } from './section-backgrounds'
import { loadSection } from './section-modules'

/**
 * Remembers a press on a button of the prerendered section after `marker`, because React drops a click on a section that
 * it cannot hydrate yet; a notice says so if its code cannot be loaded. Returns a function that repeats the press; call it
 * once the section is hydrated.
 */
export function useEarlyPress(
  name: SectionName,
  marker: RefObject<HTMLElement | null>,
  isPrerendered: boolean,
) {
  const isReady = useRef(false)
  const pressed = useRef<HTMLElement>(null)

  useEffect(() => {
    if (!isPrerendered) return
    const section = marker.current!.nextElementSibling!
    const onClick = ({ target }: Event) => {
      if (isReady.current || !(target instanceof Element) || !section.contains(target)) return
      pressed.current = target.closest('button')
      if (pressed.current)
        loadSection(name).catch(() => {
          if (pressed.current) reportLoadFailure()
          pressed.current = null
        })
    }
    // A click that React can handle reaches the section.
    const onHandled = () => (pressed.current = null)
    document.addEventListener('click', onClick, true)
    section.addEventListener('click', onHandled)
    return () => {
      document.removeEventListener('click', onClick, true)
      section.removeEventListener('click', onHandled)
    }
  }, [name, marker, isPrerendered])

  return () => {
    isReady.current = true
    // After the event that may have hydrated the section.
    setTimeout(() => {
      pressed.current?.click()
      pressed.current = null
    })
  }
}
