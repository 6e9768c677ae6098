import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { hashTarget, inputEvents } from '../../ui/use-scroll-to-hash'
import { DeferredSection } from './deferred-section'
import { sectionBackgrounds, type SectionName } from './section-backgrounds'
import { loadSections, sectionNames } from './section-modules'

/** The sections of Home below the slider. Sections with empty lists are removed and the backgrounds reassigned. */
export function DeferredSections() {
  const [hidden, setHidden] = useState<ReadonlySet<SectionName>>(new Set())
  const { hash } = useLocation()
  const backgrounds = sectionBackgrounds(hidden)

  const pending = useRef(new Set(sectionNames))
  const hasInput = useHasInput()
  const onReady = (name: SectionName) => {
    pending.current.delete(name)
    if (pending.current.size || !hash || hasInput.current) return
    // The browser scrolled to the hash before the sections had their full height.
    document.getElementById(hashTarget(hash))?.scrollIntoView()
  }

  // An update makes React hydrate the other sections, which suspends visibly while their code is missing.
  const hide = (name: SectionName) =>
    loadSections().then(
      () => setHidden((before) => new Set(before).add(name)),
      (error: unknown) => console.warn(error),
    )
  return sectionNames.map(
    (name) =>
      !hidden.has(name) && (
        <DeferredSection
          key={name}
          name={name}
          background={backgrounds[name]}
          onEmpty={() => void hide(name)}
          onReady={() => onReady(name)}
        />
      ),
  )
}

/** Whether the visitor has scrolled, pressed or typed; then the page must not move by itself. */
function useHasInput() {
  const hasInput = useRef(false)
  useEffect(() => {
    const unmounted = new AbortController()
    const onInput = () => {
      hasInput.current = true
    }
    for (const type of inputEvents)
      window.addEventListener(type, onInput, { signal: unmounted.signal, passive: true })
    return () => unmounted.abort()
  }, [])
  return hasInput
}
