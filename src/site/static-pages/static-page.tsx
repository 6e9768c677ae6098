import { useLoaderData, Link } from 'react-router-dom'
import { useId } from 'react'
import type { StaticPage } from '../../messages/page'
import { PageHeader } from '../page-header/page-header'
import { crumbsOf } from './page-parts'
import { Intro } from './intro'
import { Sections } from './sections'
import { staticPageMessages } from '../../messages/site-screens/static-pages'

/** A static information page: header, introduction, accordion. Its texts come from the loader. */
export function Component() {
  const page = useLoaderData<StaticPage>()
  return (
    <>
      <PageHeader
        crumbs={crumbsOf(page)}
        title={page.title}
        hindi={page.hindi}
        scene={page.scene}
        isPlain={!page.scene}
      />
      <Intro page={page} />
      <div className="section-band bg-body-secondary">
        <div className={`container ${page.art ? '' : 'policy align-items-start'}`}>
          {!page.art && <PageContents page={page} />}
          <Sections sections={page.sections} />
        </div>
      </div>
    </>
  )
}

/** The table of contents of a page without a drawing, on wide screens; a link opens its section. */
function PageContents({ page }: { page: StaticPage }) {
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
