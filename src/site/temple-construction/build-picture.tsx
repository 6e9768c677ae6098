import { formatCount } from '../../messages/format'
import type { Card } from '../../messages/page'
import { homeSectionMessages } from '../../messages/site-screens/home-sections'
import { staticPageMessages } from '../../messages/site-screens/static-pages'
import type { Donation } from '../donation/donation'
import { templeLines, templeParts } from './temple-drawing'

/**
 * A drawing of the temple in lines, in which the parts of the gift have colour. It shows what is given, never how far the
 * building is.
 */
export function BuildPicture({
  donation: { id, quantity },
  cards,
}: {
  donation: Donation
  /** The tiers of the page, which say what a part is for. */
  cards: Card[]
}) {
  const { title, picture, note, room } = staticPageMessages().build
  const { units } = homeSectionMessages().donation
  const parts = templeParts[id]
  const text = cards.find((card) => card.id === id)?.text
  const given = units(id, quantity, formatCount(quantity))
  return (
    <figure className="build mb-0">
      <h3 className="text-white">{title}</h3>
      <svg
        className="build-drawing w-100"
        role="img"
        aria-label={picture(given)}
        viewBox="0 0 480 420"
        fill="none"
        stroke="currentColor"
      >
        <path d={templeLines} />
        <path d={Object.values(templeParts).flat().join('')} />
        <g key={id} className="build-gift">
          {parts.slice(0, quantity).map((part, index) => (
            <path key={index} d={part} />
          ))}
        </g>
      </svg>
      <figcaption>
        <p className="mb-1 fw-semibold text-white">{given}</p>
        {text && <p className="mb-2">{text}</p>}
        <p className="mb-0 fs-5">
          {quantity > parts.length
            ? room(units(id, parts.length, formatCount(parts.length)))
            : note}
        </p>
      </figcaption>
    </figure>
  )
}
