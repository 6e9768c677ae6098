import {
  BedDouble,
  Landmark,
  MapPin,
  Route,
  ScrollText,
  Sun,
  TrainFront,
  Utensils,
  type LucideIcon,
} from 'lucide-react'
import type { PageSection } from '../../messages/page'
import { Accordion, type AccordionItem } from '../../ui/disclosure/accordion'
import { Blocks } from './blocks'
import { Places } from './places'

const icons: Record<NonNullable<PageSection['icon']>, LucideIcon> = {
  pin: MapPin,
  bed: BedDouble,
  meal: Utensils,
  train: TrainFront,
  path: Route,
  scroll: ScrollText,
  temple: Landmark,
  hall: Sun,
}

/** A page's sections as an accordion [PAGE-1]. */
export function Sections({ sections, level }: { sections: PageSection[]; level?: 'h2' | 'h3' }) {
  const items = sections.map(({ id, title, icon, blocks, cards, sections }): AccordionItem => {
    const Icon = icon && icons[icon]
    return {
      id,
      title,
      icon: Icon && <Icon className="text-link" aria-hidden="true" />,
      anchors: [...cards, ...sections].map((part) => part.id),
      content: (
        <>
          <Blocks blocks={blocks} />
          {cards.length > 0 && <Places places={cards} />}
          {sections.map((section) => (
            <section key={section.id} id={section.id}>
              <h3>{section.title}</h3>
              <Blocks blocks={section.blocks} />
            </section>
          ))}
        </>
      ),
    }
  })
  return <Accordion items={items} level={level} />
}
