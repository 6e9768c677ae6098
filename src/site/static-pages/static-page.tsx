import { useLoaderData } from 'react-router-dom'
import type { StaticPage } from '../../messages/page'
import { PageHeader } from '../page-header/page-header'
import { crumbsOf } from './page-parts'
import { Intro } from './intro'
import { Sections } from './sections'
import { PageContents } from './page-contents'

/** A static information page [PAGE-1]: header, introduction, accordion. Its texts come from the loader. */
export function Component() {
  const page = useLoaderData<StaticPage>()
  return (
    <>
      <PageHeader crumbs={crumbsOf(page)} title={page.title} hindi={page.hindi} />
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
