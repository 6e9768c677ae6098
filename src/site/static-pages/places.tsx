import { useLocation } from 'react-router-dom'
import { art, type Place } from '../../messages/page'
import { Picture } from '../../ui/picture'
import { ShareButton } from '../cards/share-button'

/** The places to visit, each with a drawing and an anchor [PAGE-3]. */
export function Places({ places }: { places: Place[] }) {
  const { pathname } = useLocation()
  return (
    <ul className="places">
      {places.map(({ id, name, hindi, picture, alt, text }) => (
        <li key={id} id={id} className="place">
          <Picture src={art(picture)} alt={alt} width={400} height={300} />
          <div>
            <h3>{name}</h3>
            {hindi && (
              <p className="place-hindi" lang="hi">
                {hindi}
              </p>
            )}
            <p>{text}</p>
            <ShareButton title={name} path={`${pathname}#${id}`} />
          </div>
        </li>
      ))}
    </ul>
  )
}
