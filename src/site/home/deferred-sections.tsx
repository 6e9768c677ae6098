import { Suspense, use, useEffect, useState } from 'react'
import { loadBeforeLanguage } from '../../messages/language'
import { language } from '../../messages/translated'
import { nextInput } from '../../ui/input-events'
import { withStatus } from '../../ui/loading/deferred'
import { reloadFailedStyles } from '../../ui/loading/failed-styles'
import { reportLoadFailure } from '../../ui/loading/lazy-with-retry'
import { fillBankRows } from '../donation/fill-bank-rows'
import { takeLostPress, watchLostPresses } from './lost-press'

// On a first visit the code of the sections below the mission loads when the visitor begins to move: with it at the start the
// largest paint is a fifth later (docs/decisions/0006). Until then their prerendered HTML is on the page.

type Code = typeof import('./later-sections')

/** The code, once it has come, and its promise from the first render of the sections on. */
let loaded: Code | undefined
let whenNeeded: Promise<Code> | undefined
/** Whether React has rendered or hydrated the sections. */
let areRendered = false

const firstSection = 'donate'
const buttonsOfSections = `#${firstSection} button, #${firstSection} ~ * button`

/** Whether the page holds the sections before their code has come, as only a prerendered Home does. */
export const hasPrerenderedSections = () => document.getElementById(firstSection) !== null

/** Loads the sections, so that they render at once. */
export async function loadSections() {
  await reloadFailedStyles()
  return (loaded ??= await import('./later-sections'))
}

// The prerender renders synchronously.
if (import.meta.env.SSR) await loadSections()

/** The sections of Home below the mission. */
export function DeferredSections() {
  // React cannot hydrate HTML in another language: in place of it the sections are rendered anew.
  const [renderedIn, setRenderedIn] = useState(language())
  if (!areRendered && renderedIn !== language()) setRenderedIn(language())
  useEffect(() => {
    if (loaded) return
    fillBankRows()
    const stops = [
      watchLostPresses(buttonsOfSections, () => loaded !== undefined),
      loadBeforeLanguage(loadSections),
    ]
    return () => stops.forEach((stop) => stop())
  }, [])
  return (
    <Suspense key={renderedIn} fallback={<div className="screen-loading" />}>
      <Sections />
    </Suspense>
  )
}

function Sections() {
  // Before `use`: where the code has come meanwhile, React repeats this render without it, and takes no new hook then.
  useEffect(() => {
    areRendered = true
    // After the event that may have hydrated the sections.
    setTimeout(() => takeLostPress()?.click())
  }, [])
  const { LaterSections } = loaded ?? use(loadedWhenNeeded())
  return <LaterSections />
}

const loadedWhenNeeded = () => (whenNeeded ??= withStatus(loadWhenNeeded()))

/** Loads the sections at the first input, or at once where the page is scrolled or the address names a part. After a failure the next input tries again. */
async function loadWhenNeeded(): Promise<Code> {
  if (!location.hash && !scrollY && !window.boot?.hasInput) await nextInput()
  for (;;) {
    try {
      return await loadSections()
    } catch (error) {
      console.warn(error)
      if (takeLostPress()) reportLoadFailure()
      await nextInput()
    }
  }
}
