import type { ReactNode } from 'react'
import type { Background } from '../page-header/section'
import type { SectionName } from './section-backgrounds'

/** What Home gives to each of its sections. */
export interface SectionProps {
  background: Background
  /** Called when the section's list turns out empty. */
  onEmpty: () => void
}
/** The loaded code of a section. */
export interface SectionModule {
  Section: (props: SectionProps) => ReactNode
}

/** The code of each section, in the order of the page. */
const imports: Record<SectionName, () => Promise<SectionModule>> = {
  about: async () => ({ Section: (await import('./sections/about')).AboutSection }),
  mission: async () => ({ Section: (await import('./sections/mission')).MissionSection }),
  donation: async () => ({ Section: (await import('./sections/donation')).DonationSection }),
  services: async () => ({ Section: (await import('./sections/services')).ServicesSection }),
  activities: async () => ({ Section: (await import('./sections/activities')).ActivitiesSection }),
  courses: async () => ({ Section: (await import('./sections/courses')).CoursesSection }),
  gallery: async () => ({ Section: (await import('./sections/gallery')).GallerySection }),
  contact: async () => ({ Section: (await import('./sections/contact-section')).ContactSection }),
  visit: async () => ({ Section: (await import('../visit/visit-section')).VisitSection }),
}
/** The sections below the slider, in the order of the page. */
export const sectionNames = Object.keys(imports) as SectionName[]
const loaded = new Map<SectionName, SectionModule>()

/** The module of a section if it is loaded. */
export const loadedSection = (name: SectionName) => loaded.get(name)

/** Loads the code of a section and remembers it; rejects when it cannot be fetched. */
export async function loadSection(name: SectionName) {
  const module = await imports[name]()
  loaded.set(name, module)
  return module
}

/** Loads the code and the texts of every deferred section. */
export const loadSections = () => Promise.all(sectionNames.map(loadSection))
// The prerender renders synchronously, so the sections must be loaded before.
if (import.meta.env.SSR) await loadSections()
