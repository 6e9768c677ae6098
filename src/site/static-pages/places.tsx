import { useLocation } from 'react-router-dom'
import { useId, useState } from 'react'
import { artUrl, type Card } from '../../messages/page'
import { Picture } from '../../ui/picture/picture'
import { ShareButton } from '../sharing/share-button'
import type { Elements } from '../../ui/elements'
import { staticPageMessages } from '../../messages/site-screens/static-pages'

/** The places to visit, each with a drawing and an anchor. */
export function Places({ places }: { places: Card[] }) {
  const { pathname } = useLocation()
  return (
    <ul className="places list-unstyled mb-0">
      {places.map(({ id, title, subtitle, picture, alt, text }) => (
        <li key={id} id={id} className="place">
          <Picture
            className="rounded-2 mb-0 mb-sm-3"
            src={artUrl(picture)}
            alt={alt}
            width={400}
            height={300}
          />
          <div className="place-words">
            <div className="d-flex flex-wrap align-items-baseline column-gap-3 mb-0 mb-sm-2">
              <h3 className="mb-0">{title}</h3>
              {subtitle && (
                <p className="place-hindi mb-0 font-heading fw-semibold" lang="hi">
                  {subtitle}
                </p>
              )}
            </div>
            <ReadMore text={text} subject={title}>
              <ShareButton
                className="btn-text card-action d-print-none"
                title={title}
                path={`${pathname}#${id}`}
              />
            </ReadMore>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Below this number of characters a text fits into the four or five lines that are shown. */
const shortText = 150

/** A text that shows its first lines; a button opens the rest, with the children below it. */
export function ReadMore({
  text,
  subject,
  children,
}: {
  text: string
  subject: string
  children?: Elements
}) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const texts = staticPageMessages().readMore
  if (text.length < shortText)
    return (
      <>
        <p className="mb-0">{text}</p>
        {children}
      </>
    )
  return (
    <>
      <p id={id} className="read-more-text mb-0" data-open={isOpen || undefined}>
        {text}
      </p>
      <div className="d-flex flex-wrap column-gap-5">
        <button
          type="button"
          className="more btn-text scripted d-print-none fs-5"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span>{isOpen ? texts.less : texts.more}</span>{' '}
          <span className="visually-hidden">{subject}</span>
        </button>
        {isOpen && children}
      </div>
    </>
  )
}
