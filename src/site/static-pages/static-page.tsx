import { useId } from 'react'
import { Link, useLoaderData } from 'react-router-dom'
import type { StaticPage } from '../../messages/page'
import { staticPageMessages } from '../../messages/static-pages'
import { PageHeader } from '../page-header/page-header'
import { Intro } from './intro'
import { Sections } from './sections'

/** A static information page [PAGE-1]: header, introduction, accordion. Its texts come from the loader. */
export function Component() {
  const page = useLoaderData<StaticPage>()
  return (
    <>
      <PageHeader crumbs={page.crumbs} title={page.title} hindi={page.hindi} />
      <Intro page={page} />
      <div className="section-band bg-body-secondary">
        <div className={`container ${page.art ? '' : 'policy align-items-start'}`}>
          {!page.art && <Contents page={page} />}
          <Sections page={page} />
        </div>
      </div>
    </>
  )
}

/** The sections of a page without a drawing, beside them where the window is wide; a link opens its section. */
function Contents({ page }: { page: StaticPage }) {
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
