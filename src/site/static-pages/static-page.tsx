import { useLoaderData, Link } from 'react-router-dom'
import { useId } from 'react'
import type { Block, StaticPage } from '../../messages/page'
import { PageHeader } from '../page-header/page-header'
import { crumbsOf } from './page-parts'
import { Blocks } from './blocks'
import { Intro } from './intro'
import { Sections } from './sections'
import { staticPageMessages } from '../../messages/site-screens/static-pages'

/** A static information page: header, introduction, accordion. Its texts come from the loader. */
export function Component() {
  const page = useLoaderData<StaticPage>()
  // The guide's places begin on the first screens of a phone; its verse closes the page.
  const isGuide = page.sections.some(({ cards }) => cards.length > 0)
  const isVerse = (block: Block) => isGuide && block.kind === 'verse'
  return (
    <>
      <PageHeader
        crumbs={crumbsOf(page)}
        title={page.title}
        hindi={page.hindi}
        scene={page.scene}
        isPlain={!page.scene}
      />
      <Intro page={{ ...page, intro: page.intro.filter((block) => !isVerse(block)) }} />
      <div className="section-band bg-body-secondary">
        <div className={`container ${page.art ? '' : 'policy align-items-start'}`}>
          {!page.art && <PageContents page={page} />}
          <Sections sections={page.sections} />
          {isGuide && (
            <div className="closing-verse mx-auto pt-5">
              <Blocks blocks={page.intro.filter(isVerse)} />
            </div>
          )}
        </div>
      </div>
    </>
  )
}

/** The table of contents of a page without a drawing, on wide screens; a link opens its section. */
function PageContents({ page }: { page: StaticPage }) {
  const title = useId()
  return (
    <nav className="policy-contents position-sticky d-none d-lg-block" aria-labelledby={title}>
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
