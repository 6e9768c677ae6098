import { Link } from 'react-router-dom'
import { settings } from '../../api/settings'
import { art } from '../../content/art'
import { words } from '../../content/words'

/** The mark and the name of the temple, leading home. */
export function Brand({ light = false }: { light?: boolean }) {
  const { site } = settings()
  return (
    <Link className="brand" to="/" aria-label={words('menus').brand(site.name)}>
      <img src={art(light ? 'mark-light' : 'mark')} alt="" width="44" height="44" />
      <span>
        <b dir="auto">{site.name}</b>
        {site.hindi && <span lang="hi">{site.hindi}</span>}
      </span>
    </Link>
  )
}
