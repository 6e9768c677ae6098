import { useLoaderData } from 'react-router-dom'
import type { FounderPage } from '../../messages/page'
import { Section } from '../page-header/section'
import { Testimonials } from './testimonials'
import { PageHeader } from '../page-header/page-header'
import { crumbsOf } from './crumbs'
import { Intro } from './intro'
import { Sections } from './sections'

/** Founder biography [PAGE-5]: introduction, timeline, biography, and the carousel of five items. */
export function Component() {
  const page = useLoaderData<FounderPage>()
  return (
    <>
      <PageHeader crumbs={crumbsOf(page)} title={page.title} hindi={page.hindi} />
      <Intro page={page} archFirst />
      <Section background="white" head={page.timeline} className="overflow-hidden">
        <ol className="timeline list-unstyled m-0">
          {page.timeline.milestones.map(({ year, text }) => (
            <li key={year} className="position-relative">
              <b className="d-block lh-sm font-heading fs-2 text-primary">{year}</b>{' '}
              <span className="text-body-secondary">{text}</span>
            </li>
          ))}
        </ol>
      </Section>
      <Section background="cream" head={page.biography}>
        <Sections page={page} level="h3" />
      </Section>
      <Section background="sand" head={page.testimonials}>
        <Testimonials items={page.testimonials.items} />
      </Section>
    </>
  )
}
