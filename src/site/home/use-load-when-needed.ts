import { useEffect, type RefObject } from 'react'
import type { SectionName } from './section-backgrounds'
import { loadSection, type SectionModule } from './section-modules'

/** Events that may be followed by an update of the page, such as a navigation or a change of language. */
const interactions = ['pointerdown', 'keydown', 'touchstart', 'focusin']

/**
 * Loads the section after `marker` when it comes near the window, at the first interaction with a control, or at once if
 * the URL has a hash. Calls `onLoad` with the module.
 */
export function useLoadWhenNeeded(
  name: SectionName,
  marker: RefObject<HTMLElement | null>,
  isPrerendered: boolean,
  onLoad: (module: SectionModule) => void,
) {
  useEffect(() => {
    if (!isPrerendered) return
    let isLoading = false
    const load = () => {
      if (isLoading) return
      isLoading = true
      loadSection(name).then(onLoad, (error: unknown) => {
        // The prerendered section stays; the next interaction tries again.
        isLoading = false
        console.warn(error)
      })
    }
    // The target of a hash keeps its position only when the sections above it have their full height.
    if (location.hash) load()
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && load(),
      { rootMargin: '300px 0px' },
    )
    observer.observe(marker.current!.nextElementSibling!)
    const onInteraction = ({ target }: Event) =>
      // A touch outside a control only scrolls.
      target instanceof Element && target.closest('a, button, input, select') && load()
    const unmounted = new AbortController()
    const options = { signal: unmounted.signal, passive: true }
    for (const type of interactions) document.addEventListener(type, onInteraction, options)
    return () => {
      observer.disconnect()
      unmounted.abort()
    }
  }, [name, marker, isPrerendered, onLoad])
}
