import { Suspense, use, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { hashTarget } from '../../ui/use-scroll-to-hash'
import { tones, type BandName, type Tone } from './section-backgrounds'

interface SectionProps {
  tone: Tone
  onEmpty: () => void
}
interface SectionModule {
  Section: (props: SectionProps) => ReactNode
}

/** The code of each section, in the order of the page. */
const imports: Record<BandName, () => Promise<SectionModule>> = {
  about: async () => ({ Section: (await import('./about')).About }),
  mission: async () => ({ Section: (await import('./mission')).Mission }),
  donation: async () => ({ Section: (await import('./donation')).Donation }),
  services: async () => ({ Section: (await import('./services')).Services }),
  activities: async () => ({ Section: (await import('./activities')).Activities }),
  courses: async () => ({ Section: (await import('./courses')).Courses }),
  gallery: async () => ({ Section: (await import('./gallery')).Gallery }),
  contact: async () => ({ Section: (await import('./contact-section')).ContactBand }),
  visit: async () => ({ Section: (await import('./visit')).Visit }),
}
const names = Object.keys(imports) as BandName[]
const loaded = new Map<BandName, SectionModule>()

async function loadSection(name: BandName) {
  const module = await imports[name]()
  loaded.set(name, module)
  return module
}

/** Loads the code and the words of every section below the fold. */
export const bringBands = () => Promise.all(names.map(loadSection))
// The build writes them into the page.
if (import.meta.env.SSR) await bringBands()

/**
 * The sections of Home below the slider. A list that turns out empty removes its section, and the backgrounds of the
 * others are reassigned.
 */
export function HeldBands() {
  const [hidden, setHidden] = useState<ReadonlySet<BandName>>(new Set())
  const { hash } = useLocation()
  const tone = tones(hidden)

  const missing = useRef(new Set(names))
  const onReady = (name: BandName) => {
    missing.current.delete(name)
    // The browser looked for the place before the sections were whole.
    if (!missing.current.size && hash) document.getElementById(hashTarget(hash))?.scrollIntoView()
  }

  // An update makes React hydrate the other sections, which suspends visibly while their code is missing.
  const hide = (name: BandName) =>
    bringBands().then(
      () => setHidden((before) => new Set(before).add(name)),
      (error: unknown) => console.warn(error),
    )
  return names.map(
    (name) =>
      !hidden.has(name) && (
        <DeferredSection
          key={name}
          name={name}
          tone={tone[name]}
          onEmpty={() => void hide(name)}
          onReady={() => onReady(name)}
        />
      ),
  )
}

interface DeferredProps extends SectionProps {
  name: BandName
  /** Called once the section is hydrated. */
  onReady: () => void
}

/** Events that announce an update of the page, such as a navigation or another language. */
const signs = ['pointerdown', 'keydown', 'touchstart', 'focusin']

/**
 * One section. Where the build has written it into the page, its code is fetched and it is hydrated when it comes near
 * the window or somebody uses a control of the page (docs/decisions/0006).
 */
function DeferredSection({ name, onReady, ...props }: DeferredProps) {
  const marker = useRef<HTMLDivElement>(null)
  const isReady = useRef(false)
  const pressed = useRef<HTMLElement>(null)
  const [coming] = useState(() => later(loaded.get(name)))
  const [isHeld] = useState(import.meta.env.SSR || !loaded.has(name))

  useEffect(() => {
    if (loaded.has(name)) return
    const section = marker.current!.nextElementSibling!
    const unmounted = new AbortController()
    let isLoading = false
    const load = () => {
      if (isLoading) return
      isLoading = true
      loadSection(name).then(coming.resolve, (error: unknown) => {
        // The section stays as the build has written it; the next sign tries again.
        isLoading = false
        console.warn(error)
      })
    }
    // The place that a hash names stays where it is only when the sections above it are whole.
    if (location.hash) load()
    const watcher = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && load(),
      { rootMargin: '300px 0px' },
    )
    watcher.observe(section)
    unmounted.signal.addEventListener('abort', () => watcher.disconnect())
    const options = { signal: unmounted.signal, passive: true }
    const onSign = ({ target }: Event) =>
      // A touch elsewhere only scrolls.
      target instanceof Element && target.closest('a, button, input, select') && load()
    for (const sign of signs) document.addEventListener(sign, onSign, options)
    // React stops a press on a section that it cannot hydrate yet; one that it can handle reaches the section.
    const onPress = ({ target }: Event) => {
      if (!isReady.current && target instanceof Element && section.contains(target))
        pressed.current = target.closest('button')
    }
    const onHandled = () => (pressed.current = null)
    document.addEventListener('click', onPress, true)
    section.addEventListener('click', onHandled)
    return () => {
      unmounted.abort()
      document.removeEventListener('click', onPress, true)
      section.removeEventListener('click', onHandled)
    }
  }, [name, coming])

  const repeatPress = () => {
    pressed.current?.click()
    pressed.current = null
  }

  return (
    <>
      <div ref={marker} className={isHeld ? 'held' : undefined} />
      <Suspense fallback={<div className="screen-waiting" />}>
        <Resolved
          promise={coming.promise}
          onReady={() => {
            // Not by state: an update of a section that is not hydrated makes React render it again from nothing.
            marker.current?.classList.remove('held')
            isReady.current = true
            onReady()
            // After the event that may have hydrated the section.
            setTimeout(repeatPress)
          }}
          {...props}
        />
      </Suspense>
    </>
  )
}

/** A promise to be resolved later, or at once with `known`. React reads `status` and `value` without suspending. */
function later<T>(known?: T) {
  let settle!: (value: T) => void
  const promise = new Promise<T>((resolve) => (settle = resolve))
  const resolve = (value: T) => {
    settle(Object.assign(promise, { status: 'fulfilled', value }).value)
  }
  if (known) resolve(known)
  return { promise, resolve }
}

interface ResolvedProps extends Omit<DeferredProps, 'name'> {
  promise: Promise<SectionModule>
}

function Resolved({ promise, onReady, ...props }: ResolvedProps) {
  const { Section } = use(promise)
  const ready = useEffectEvent(onReady)
  useEffect(() => ready(), [])
  return <Section {...props} />
}
