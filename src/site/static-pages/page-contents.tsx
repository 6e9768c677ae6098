import { useId } from 'react'
import { Link } from 'react-router-dom'
import type { StaticPage } from '../../messages/page'
import { staticPageMessages } from '../../messages/site-screens/static-pages'

/** The table of contents of a page without a drawing, on wide screens; a link opens its section. */
export function PageContents({ page }: { page: StaticPage }) {
  const title = useId()
  return (
    <nav className="policy-contents position-sticky" aria-labelledby={title}>
      <h2 id={title} className="mb-2 fs-5">
        {staticPageMessages().contents}
      </h2>
      <ul className="list-unstyled mb-0 fs-5">
        {page.sections.map((section) => (
          <li key={section.id}>
            <Link className="d-block py-2 lh-sm" to={`#${section.id}`}>
              {section.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
