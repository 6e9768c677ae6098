import { Minus, Plus } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import BootstrapAccordion from 'react-bootstrap/Accordion'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { useHydrated } from '../loading/deferred'
import { hashTarget } from '../use-scroll-to-hash'
import type { Elements } from '../elements'

/** One item of an accordion. `id` is its anchor; `anchors` are the ids inside its content. */
export interface AccordionItem {
  id: string
  title: string
  icon?: Elements
  /** The first words of its text, below the title while it is closed. */
  summary?: string
  anchors?: string[]
  /** Its content stands on the page instead of in the frame, because it has frames of its own. */
  isUnframed?: boolean
  content: ReactNode
}

/** Turns the animation off, because it would run while the router scrolls to a hash. React-Bootstrap's types omit both. */
const noTransition = { enter: false, exit: false }

/**
 * React-Bootstrap's Accordion with at most one open item; a hash in the address opens the item that contains its
 * target. Closed items stay in the document for find-in-page and print (docs/decisions/0016).
 */
export function Accordion({
  items,
  defaultOpenId = items[0]?.id,
  level = 'h2',
}: {
  items: AccordionItem[]
  /** The item that is open at first; null for none. */
  defaultOpenId?: string | null
  level?: 'h2' | 'h3'
}) {
  const { navigationKey, item } = useHashItem(items)
  const [state, setState] = useState({ open: item ?? defaultOpenId, navigationKey })
  // Set during rendering, so that the item is open before the router scrolls to the target.
  if (state.navigationKey !== navigationKey) setState({ open: item ?? state.open, navigationKey })
  const show = (id: string | null) => setState({ open: id, navigationKey })
  return (
    <BootstrapAccordion
      className={items.some(({ isUnframed }) => isUnframed) ? 'rounded-3' : 'rounded-3 shadow'}
      activeKey={state.open}
      onSelect={(id, event) =>
        keepInPlace(event.currentTarget as Element, () => show(typeof id === 'string' ? id : null))
      }
    >
      {items.map((item) => (
        <AccordionSection
          key={item.id}
          item={item}
          level={level}
          open={item.id === state.open}
          onFound={() => show(item.id)}
        />
      ))}
    </BootstrapAccordion>
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

  return { navigationKey: isHydrated ? key : '', item }
}

function AccordionSection({
  item: { id, title, icon, summary, isUnframed, content },
  level: Heading,
  open,
  onFound,
}: {
  item: AccordionItem
  level: 'h2' | 'h3'
  open: boolean
  onFound: () => void
}) {
  const panelId = `${id}-panel`
  useFindable(panelId, open, onFound)
  return (
    <BootstrapAccordion.Item
      eventKey={id}
      className={isUnframed && open ? 'accordion-unframed' : undefined}
    >
      <Heading className="accordion-header fs-h3">
        <BootstrapAccordion.Button
          className="gap-3 gap-md-4 py-3 py-md-4"
          id={id}
          aria-controls={panelId}
        >
          {icon}
          <span className="flex-fill text-break">
            <span className="d-block">{title}</span>
            {summary && !open && (
              // Hidden from screen readers: it would become a part of the button's name.
              <span
                className="accordion-summary scripted d-block d-print-none mt-1 font-body fw-normal fs-5 lh-sm text-body-secondary"
                aria-hidden="true"
              >
                {summary}
              </span>
            )}
          </span>
          <span className="accordion-sign scripted d-print-none rounded-circle">
            {open ? (
              <Minus className="size-20" aria-hidden="true" />
            ) : (
              <Plus className="size-20" aria-hidden="true" />
            )}
          </span>
        </BootstrapAccordion.Button>
      </Heading>
      <BootstrapAccordion.Collapse
        id={panelId}
        eventKey={id}
        // React-Bootstrap adds this class in a second render, after the router has scrolled to a target inside.
        className={open ? 'show' : undefined}
        {...noTransition}
      >
        <div className="accordion-body">{content}</div>
      </BootstrapAccordion.Collapse>
    </BootstrapAccordion.Item>
  )
}

/** Keeps the pressed button under the pointer: a long item that closes above it would scroll it off the screen. */
function keepInPlace(button: Element, change: () => void) {
  const before = button.getBoundingClientRect().top
  flushSync(change)
  window.scrollBy({ top: button.getBoundingClientRect().top - before, behavior: 'instant' })
}

/** Lets find-in-page open a closed item. An effect sets `until-found`, because React's `hidden` is a boolean. */
function useFindable(panelId: string, open: boolean, onFound: () => void) {
  // A layout effect, so that an opened item has its height when the router scrolls to it.
  useLayoutEffect(() => {
    const panel = document.getElementById(panelId)
    if (open || !panel || !('onbeforematch' in panel)) return
    panel.setAttribute('hidden', 'until-found')
    panel.addEventListener('beforematch', onFound)
    return () => {
      panel.removeAttribute('hidden')
      panel.removeEventListener('beforematch', onFound)
    }
  })
}
