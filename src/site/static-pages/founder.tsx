import { useLoaderData } from 'react-router-dom'
import type { StaticPage } from '../../messages/page'
import { Section } from '../page-header/section'
import { Testimonials } from './testimonials'
import { PageHeader } from '../page-header/page-header'
import { crumbsOf, headOf, sectionOf } from './page-parts'
import { Intro } from './intro'
import { Sections } from './sections'

/** Founder biography [PAGE-5]: introduction, timeline, biography, and the carousel of five items. */
export function Component() {
  const page = useLoaderData<StaticPage>()
  const timeline = sectionOf(page, 'timeline')
  const biography = sectionOf(page, 'biography')
  const testimonials = sectionOf(page, 'testimonials')
  const milestones = timeline.blocks.flatMap((block) =>
    block.kind === 'timeline' ? block.items : [],
  )
  return (
    <>
      <PageHeader crumbs={crumbsOf(page)} title={page.title} hindi={page.hindi} />
      <Intro page={page} archFirst />
      <Section background="white" head={headOf(timeline)} className="overflow-hidden">
        <ol className="timeline list-unstyled m-0">
          {milestones.map(({ label, text }) => (
            <li key={label} className="position-relative">
              <b className="d-block lh-sm font-heading fs-2 text-primary">{label}</b>{' '}
              <span className="text-body-secondary">{text}</span>
            </li>
          ))}
        </ol>
      </Section>
      <Section background="cream" head={headOf(biography)}>
        <Sections sections={biography.sections} level="h3" />
      </Section>
      <Section background="sand" head={headOf(testimonials)}>
        <Testimonials items={testimonials.cards} />
      </Section>
    </>
  )
}
