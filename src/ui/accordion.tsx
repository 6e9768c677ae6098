import { Minus, Plus } from 'lucide-react'
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { useOnScreen } from './deferred'
import { placeOf } from './hash-target'

/** One part of an accordion. `id` is its anchor; `places` are the anchors inside it. */
export interface Fold {
  id: string
  title: string
  icon?: ReactNode
  places?: string[]
  content: ReactNode
}

/**
 * Folds of which at most one is open [PAGE-1]: opening one closes the others, pressing the open
 * head closes it. An address that ends in `#place` opens the fold that holds the place. What is closed stays in
 * the document, so that find-in-page opens it and paper shows it.
 */
export function Accordion({
  folds,
  open: first = folds[0]?.id,
  level = 'h2',
}: {
  folds: Fold[]
  /** The fold open at first; none if null. */
  open?: string | null
  level?: 'h2' | 'h3'
}) {
  const { visit, holder } = useVisit(folds)
  const [state, setState] = useState({ open: holder ?? first, visit })
  // Adjusted while rendering: the fold is open before the router scrolls to the place.
  if (state.visit !== visit) setState({ open: holder ?? state.open, visit })
  const show = (id: string | null) => setState({ open: id, visit })
  return (
    <div className="accordion">
      {folds.map((fold) => (
        <FoldItem
          key={fold.id}
          fold={fold}
          level={level}
          open={fold.id === state.open}
          onFound={() => show(fold.id)}
          onPress={() => show(fold.id === state.open ? null : fold.id)}
        />
      ))}
    </div>
  )
}

/** Which arrival at this address it is, and the fold that holds the place the address names. */
function useVisit(folds: Fold[]) {
  const { hash, key } = useLocation()
  const onScreen = useOnScreen()
  const arrived = useRef(onScreen)
  const place = onScreen ? placeOf(hash) : ''
  const holder = folds.find(({ id, places }) => id === place || places?.includes(place))?.id

  useEffect(() => {
    if (arrived.current || !onScreen) return
    arrived.current = true
    // The prerendered page knew no place: the router's own scroll came before the fold opened.
    if (holder) document.getElementById(place)?.scrollIntoView()
  }, [onScreen, holder, place])

  return { visit: onScreen ? key : '', holder }
}

function FoldItem({
  fold: { id, title, icon, content },
  level: Heading,
  open,
  onPress,
  onFound,
}: {
  fold: Fold
  level: 'h2' | 'h3'
  open: boolean
  onPress: () => void
  onFound: () => void
}) {
  const panel = useFindable(open, onFound)
  return (
    <div className="accordion-item">
      <Heading className="accordion-header">
        <button
          type="button"
          id={id}
          className="accordion-button"
          aria-expanded={open}
          aria-controls={`${id}-panel`}
          onClick={(event) => heldInPlace(event, onPress)}
        >
          {icon}
          <span className="accordion-title">{title}</span>
          <span className="accordion-sign">
            {open ? <Minus aria-hidden="true" /> : <Plus aria-hidden="true" />}
          </span>
        </button>
      </Heading>
      <div ref={panel} id={`${id}-panel`} className="accordion-panel" hidden={!open}>
        <div className="accordion-body">{content}</div>
      </div>
    </div>
  )
}

/** A long fold that closes above would pull the pressed head off the screen: it stays under the pointer. */
function heldInPlace({ currentTarget: head }: MouseEvent<HTMLElement>, change: () => void) {
  const before = head.getBoundingClientRect().top
  flushSync(change)
  window.scrollBy({ top: head.getBoundingClientRect().top - before, behavior: 'instant' })
}

/** Lets the browser's find-in-page reach what is closed, where the browser can. React knows `hidden` as yes or no only. */
function useFindable(open: boolean, onFound: () => void) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = panel.current
    if (open || !element || !('onbeforematch' in element)) return
    element.setAttribute('hidden', 'until-found')
    element.addEventListener('beforematch', onFound)
    return () => element.removeEventListener('beforematch', onFound)
  })
  return panel
}
