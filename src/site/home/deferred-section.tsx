import { Suspense, use, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { SectionName } from './section-backgrounds'
import { loadedSection, type SectionModule, type SectionProps } from './section-modules'
import { useEarlyPress } from './use-early-press'
import { useLoadWhenNeeded } from './use-load-when-needed'

interface DeferredProps extends SectionProps {
  name: SectionName
  /** Called once the section is hydrated. */
  onReady: () => void
}

/**
 * One section. A prerendered section loads its code and hydrates when it comes near the window or somebody uses a control
 * of the page (docs/decisions/0006).
 */
export function DeferredSection({ name, onReady, ...props }: DeferredProps) {
  const marker = useRef<HTMLDivElement>(null)
  const [module] = useState(() => createDeferred(loadedSection(name)))
  const [isPrerendered] = useState(import.meta.env.SSR || !loadedSection(name))
  useLoadWhenNeeded(name, marker, isPrerendered, module.resolve)
  const replayPress = useEarlyPress(name, marker, isPrerendered)
  return (
    <>
      <div ref={marker} className={isPrerendered ? 'deferred' : undefined} />
      <Suspense fallback={<div className="screen-loading" />}>
        <Resolved
          promise={module.promise}
          onReady={() => {
            // Not by state: an update of a section that is not hydrated makes React render it again on the client.
            marker.current?.classList.remove('deferred')
            onReady()
            replayPress()
          }}
          {...props}
        />
      </Suspense>
    </>
  )
}

/** A promise with its `resolve`; already resolved if given a value. React reads `status` and `value` without suspending. */
function createDeferred<T>(initial?: T) {
  let settle!: (value: T) => void
  const promise = new Promise<T>((resolve) => (settle = resolve))
  const resolve = (value: T) => {
    settle(Object.assign(promise, { status: 'fulfilled', value }).value)
  }
  if (initial) resolve(initial)
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
