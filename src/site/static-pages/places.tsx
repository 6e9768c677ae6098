import { useLocation } from 'react-router-dom'
import { art, type Card } from '../../messages/page'
import { Picture } from '../../ui/picture/picture'
import { ShareButton } from '../cards/share-button'
import { ReadMore } from './read-more'

/** The places to visit, each with a drawing and an anchor [PAGE-3]. */
export function Places({ places }: { places: Card[] }) {
  const { pathname } = useLocation()
  return (
    <ul className="places list-unstyled mb-0">
      {places.map(({ id, title, subtitle, picture, alt, text }) => (
        <li key={id} id={id} className="place flex-wrap column-gap-3">
          <Picture
            className="rounded-2 mb-3"
            src={art(picture)}
            alt={alt}
            width={400}
            height={300}
          />
          <div className="flex-text">
            <h3 className="mb-0">{title}</h3>
            {subtitle && (
              <p className="place-hindi mt-1 mb-3 font-heading fw-semibold text-link" lang="hi">
                {subtitle}
              </p>
            )}
          </div>
          <ShareButton
            className="btn btn-outline-secondary btn-icon align-self-start"
            title={title}
            path={`${pathname}#${id}`}
            iconOnly
          />
          <div className="place-text w-100 pt-2">
            <ReadMore text={text} subject={title} />
          </div>
        </li>
      ))}
    </ul>
  )
}
