import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useHref, useLinkClickHandler } from 'react-router-dom'
import './pager.scss'

export interface PagerMessages {
  size: string
  name: string
  previous: string
  next: string
  page: (page: number) => string
  pageOf: (page: number, pages: number) => string
  gap: string
}

/** The pager of a list: the range shown, the page size, and at most seven links to pages. */
export function Pager({
  page,
  pages,
  size,
  sizes,
  rangeText,
  note,
  messages,
  href,
  onSize,
}: {
  page: number
  pages: number
  size: number
  sizes: number[]
  /** "Showing 1 to 10 of 137 results". */
  rangeText: string
  /** Why a page has fewer rows than its size. */
  note?: string
  messages: PagerMessages
  href: (page: number) => string
  onSize: (size: number) => void
}) {
  const step = (to: number, label: string, icon: ReactNode) => (
    <li className="page-item page-step">
      <StepLink to={href(to)} isDisabled={to < 1 || to > pages} label={label}>
        {icon}
      </StepLink>
    </li>
  )
  return (
    <div className="pager container-inline-size font-tabular-nums hstack w-100 flex-wrap justify-content-center justify-content-md-start column-gap-5 row-gap-3 px-md-4 py-3">
      <p className="mb-0" role="status">
        {rangeText}
      </p>
      {note && <p className="mb-0 text-body-secondary">{note}</p>}
      <label className="hstack d-print-none gap-2">
        <span>{messages.size}</span>
        <select
          className="form-select py-1"
          value={size}
          onChange={(event) => onSize(Number(event.target.value))}
        >
          {sizes.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      </label>
      <nav className="d-print-none ms-md-auto" aria-label={messages.name}>
        <ul className="pagination align-items-center justify-content-between mb-0">
          {step(page - 1, messages.previous, <ChevronLeft aria-hidden="true" />)}
          {listPageNumbers(page, pages).map((number, index) => (
            <li
              key={number ?? `gap ${index}`}
              className={`page-item page-number d-none d-md-block ${number === page ? 'active' : ''}`}
            >
              {number ? (
                <Link
                  className="page-link"
                  to={href(number)}
                  aria-label={messages.page(number)}
                  aria-current={number === page ? 'page' : undefined}
                >
                  {number}
                </Link>
              ) : (
                <span className="page-link">{messages.gap}</span>
              )}
            </li>
          ))}
          <li className="page-of d-md-none px-2">{messages.pageOf(page, pages)}</li>
          {step(page + 1, messages.next, <ChevronRight aria-hidden="true" />)}
        </ul>
      </nav>
    </div>
  )
}

/** The previous or the next link. A disabled one is the same element without its address, so that it keeps the focus. */
function StepLink({
  to,
  isDisabled,
  label,
  children,
}: {
  to: string
  isDisabled: boolean
  label: string
  children: ReactNode
}) {
  const href = useHref(to)
  const onClick = useLinkClickHandler<HTMLAnchorElement>(to)
  return (
    <a
      className="page-link"
      aria-label={label}
      data-tip={label}
      {...(isDisabled ? { role: 'link', 'aria-disabled': true, tabIndex: 0 } : { href, onClick })}
    >
      {children}
    </a>
  )
}

/** The page numbers to show, `undefined` for a gap: first, last, current and its neighbours. */
export function listPageNumbers(page: number, pages: number): (number | undefined)[] {
  const wanted = new Set([1, pages, page - 1, page, page + 1])
  if (page === 1) wanted.add(3)
  if (page === pages) wanted.add(pages - 2)
  const shown = [...wanted].filter((one) => one >= 1 && one <= pages).sort((a, b) => a - b)
  return shown.flatMap((one, index) => {
    const before = shown[index - 1] ?? 0
    if (one - before === 2) return [one - 1, one]
    return one - before > 2 ? [undefined, one] : [one]
  })
}
