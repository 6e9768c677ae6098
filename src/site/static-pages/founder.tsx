import { useLoaderData } from 'react-router-dom'
import type { FounderPage } from '../../messages/page'
import { Band } from '../page-header/section'
import { Praise } from './founder-praise'
import { PageBand } from '../page-header/page-header'
import { Intro } from './intro'
import { Sections } from './sections'

/** Founder biography [PAGE-5]: introduction, the dates of his life, his life, and the five items of the carousel. */
export function Component() {
  const page = useLoaderData<FounderPage>()
  return (
    <>
      <PageBand crumbs={page.crumbs} title={page.title} hindi={page.hindi} />
      <Intro page={page} archFirst />
      <Band tone="white" head={page.timeline}>
        <ol className="timeline">
          {page.timeline.milestones.map(({ year, text }) => (
            <li key={year}>
              <b>{year}</b> <span>{text}</span>
            </li>
          ))}
        </ol>
      </Band>
      <Band tone="cream" head={page.biography}>
        <Sections page={page} level="h3" />
      </Band>
      <Band tone="sand" head={page.testimonials}>
        <Praise items={page.testimonials.items} />
      </Band>
    </>
  )
}
