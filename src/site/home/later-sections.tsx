import { useState } from 'react'
import { VisitSection } from '../visit/visit-section'
import { sectionBackgrounds, type SectionName } from './section-backgrounds'
import { ActivitiesSection } from './sections/activities'
import { ContactSection } from './sections/contact-section'
import { CoursesSection } from './sections/courses'
import { DonationSection } from './sections/donation'
import { GallerySection } from './sections/gallery'
import { ServicesSection } from './sections/services'

/** The sections of Home below the mission. One whose list is empty is removed, and the backgrounds reassigned [HOME-8]. */
export function LaterSections() {
  const [hidden, setHidden] = useState<ReadonlySet<SectionName>>(new Set())
  const backgrounds = sectionBackgrounds(hidden)
  const hide = (name: SectionName) => setHidden((before) => new Set(before).add(name))
  return (
    <>
      <DonationSection />
      <ServicesSection background={backgrounds.services} />
      {!hidden.has('activities') && (
        <ActivitiesSection background={backgrounds.activities} onEmpty={() => hide('activities')} />
      )}
      {!hidden.has('courses') && (
        <CoursesSection background={backgrounds.courses} onEmpty={() => hide('courses')} />
      )}
      {!hidden.has('gallery') && (
        <GallerySection background={backgrounds.gallery} onEmpty={() => hide('gallery')} />
      )}
      <ContactSection background={backgrounds.contact} />
      <VisitSection background={backgrounds.visit} />
    </>
  )
}
