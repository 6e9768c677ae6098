import { Minus, Plus } from 'lucide-react'
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { useHydrated } from './deferred'
import { hashTarget } from './use-scroll-to-hash'

/** One item of an accordion. `id` is its anchor; `anchors` are the ids inside its content. */
export interface AccordionItem {
  id: string
  title: string
  icon?: ReactNode
  anchors?: string[]
  content: ReactNode
}

/**
 * An accordion with at most one open item [PAGE-1]; a hash in the address opens the item that contains its target.
 * Closed items stay in the document for find-in-page and print.
 */
export function Accordion({
  items,
  open: first = items[0]?.id,
  level = 'h2',
}: {
  items: AccordionItem[]
  /** The item that is open at first; null for none. */
  open?: string | null
  level?: 'h2' | 'h3'
}) {
  const { visit, item } = useHashItem(items)
  const [state, setState] = useState({ open: item ?? first, visit })
  // Set during rendering, so that the item is open before the router scrolls to the target.
  if (state.visit !== visit) setState({ open: item ?? state.open, visit })
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

/** The item that contains the hash's target, and a key that changes with every navigation. */
function useHashItem(items: AccordionItem[]) {
  const { hash, key } = useLocation()
  const isHydrated = useHydrated()
  const hasScrolled = useRef(isHydrated)
  const target = isHydrated ? hashTarget(hash) : ''
  const item = items.find(({ id, anchors }) => id === target || anchors?.includes(target))?.id

  useEffect(() => {
    if (hasScrolled.current || !isHydrated) return
    hasScrolled.current = true
    // The prerender knows no hash: the router scrolled before the item was open.
    if (item) document.getElementById(target)?.scrollIntoView()
  }, [isHydrated, item, target])

  return { visit: isHydrated ? key : '', item }
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

/** Keeps the pressed button under the pointer: a long item that closes above it would scroll it off the screen. */
function keepInPlace({ currentTarget: button }: MouseEvent<HTMLElement>, change: () => void) {
  const before = button.getBoundingClientRect().top
  flushSync(change)
  window.scrollBy({ top: button.getBoundingClientRect().top - before, behavior: 'instant' })
}

/** Lets find-in-page open a closed item. An effect sets `until-found`, because React's `hidden` is a boolean. */
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
