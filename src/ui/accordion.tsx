import { Minus, Plus } from 'lucide-react'
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { useHydrated } from './deferred'
import { hashTarget } from './hash-target'

/** One part of an accordion. `id` is its anchor; `places` are the anchors inside it. */
export interface AccordionItem {
  id: string
  title: string
  icon?: ReactNode
  anchors?: string[]
  content: ReactNode
}

/**
 * Folds of which at most one is open [PAGE-1]: opening one closes the others, pressing the open
 * head closes it. An address that ends in `#place` opens the fold that holds the place. What is closed stays in
 * the document, so that find-in-page opens it and paper shows it.
 */
export function Accordion({
  items,
  open: first = items[0]?.id,
  level = 'h2',
}: {
  items: AccordionItem[]
  /** The fold open at first; none if null. */
  open?: string | null
  level?: 'h2' | 'h3'
}) {
  const { visit, holder } = useHashItem(items)
  const [state, setState] = useState({ open: holder ?? first, visit })
  // Adjusted while rendering: the fold is open before the router scrolls to the place.
  if (state.visit !== visit) setState({ open: holder ?? state.open, visit })
  const show = (id: string | null) => setState({ open: id, visit })
  return (
    <div className="accordion">
      {items.map((item) => (
        <AccordionSection
          key={item.id}
          item={item}
          level={level}
          open={item.id === state.open}
          onFound={() => show(item.id)}
          onPress={() => show(item.id === state.open ? null : item.id)}
        />
      ))}
    </div>
  )
}

/** Which arrival at this address it is, and the fold that holds the place the address names. */
function useHashItem(items: AccordionItem[]) {
  const { hash, key } = useLocation()
  const onScreen = useHydrated()
  const arrived = useRef(onScreen)
  const place = onScreen ? hashTarget(hash) : ''
  const holder = items.find(({ id, anchors }) => id === place || anchors?.includes(place))?.id

  useEffect(() => {
    if (arrived.current || !onScreen) return
    arrived.current = true
    // The prerendered page knew no place: the router's own scroll came before the fold opened.
    if (holder) document.getElementById(place)?.scrollIntoView()
  }, [onScreen, holder, place])

  return { visit: onScreen ? key : '', holder }
}

function AccordionSection({
  item: { id, title, icon, content },
  level: Heading,
  open,
  onPress,
  onFound,
}: {
  item: AccordionItem
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
          onClick={(event) => keepInPlace(event, onPress)}
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
function keepInPlace({ currentTarget: head }: MouseEvent<HTMLElement>, change: () => void) {
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
