import { useState, type FunctionComponent } from 'react'
import { focusMain } from '../../ui/notice-bar'
import { backgroundClass, type Background } from '../page-header/section'
import type { FailureReason } from '../public-list/cached-request'
import { FailedList, type PublicListName } from '../public-list/failed-list'
import { VisitSection } from '../visit/visit-section'
import type { OnEmpty } from './lazy-list'
import { ActivitiesSection } from './sections/activities'
import { ContactSection } from './sections/contact-section'
import { CoursesSection } from './sections/courses'
import { DonationSection } from './sections/donation'
import { GallerySection } from './sections/gallery'
import { ServicesSection } from './sections/services'

/** The bands below the donation, in their order; Plan your visit is in that of the contact. */
const names = ['services', 'activities', 'courses', 'gallery', 'contact'] as const

type SectionName = (typeof names)[number]

/** The background of a section: those that are shown are cream and sand in turn. */
function backgroundOf(name: SectionName, hidden: ReadonlySet<SectionName>): Background {
  const shown = names.filter((each) => !hidden.has(each))
  return shown.indexOf(name) % 2 ? 'sand' : 'cream'
}

/** The sections that show a list of the server, in their order. */
const listSections = [
  { name: 'activities', list: 'activities', ListSection: ActivitiesSection },
  { name: 'courses', list: 'courses', ListSection: CoursesSection },
  { name: 'gallery', list: 'pictures', ListSection: GallerySection },
] satisfies {
  name: SectionName
  list: PublicListName
  ListSection: FunctionComponent<{ background: Background; onEmpty: OnEmpty }>
}[]

/**
 * The sections of Home below the mission. One whose list is empty is removed; in place of all whose lists could not be
 * loaded, one message offers to try again.
 */
export function LaterSections() {
  /** The sections that are removed, with the reason of a failure. */
  const [removed, setRemoved] = useState<ReadonlyMap<SectionName, FailureReason | undefined>>(
    new Map(),
  )
  const failed = listSections.filter(({ name }) => removed.get(name))
  const hidden = new Set(removed.keys())
  if (failed[0]) hidden.delete(failed[0].name)
  const background = (name: SectionName) => backgroundOf(name, hidden)

  function retry() {
    setRemoved(new Map([...removed].filter(([, reason]) => !reason)))
    focusMain()
  }

  return (
    <>
      <DonationSection />
      <ServicesSection background={background('services')} />
      {listSections.map(({ name, list, ListSection }) => {
        const reason = removed.get(name)
        if (reason && name === failed[0]?.name)
          return (
            <div key={name} className={`section-band ${backgroundClass[background(name)]}`}>
              <div className="container">
                <FailedList
                  list={failed.length > 1 ? 'several' : list}
                  level="h2"
                  failure={{ reason, retry }}
                />
              </div>
            </div>
          )
        return removed.has(name) ? null : (
          <ListSection
            key={name}
            background={background(name)}
            onEmpty={(reason) => setRemoved((before) => new Map(before).set(name, reason))}
          />
        )
      })}
      <div className={`contact-and-visit ${backgroundClass[background('contact')]}`}>
        <ContactSection background={background('contact')} />
        <VisitSection background={background('contact')} />
      </div>
    </>
  )
}
