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
import type { PageSection, StaticPage } from '../../messages/page'
import { Accordion, type AccordionItem } from '../../ui/disclosure/accordion'
import { Blocks } from './blocks'

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
export function Sections({
  page: { sections },
  level,
}: {
  page: Pick<StaticPage, 'sections'>
  level?: 'h2' | 'h3'
}) {
  const items = sections.map(({ id, title, icon, blocks }): AccordionItem => {
    const Icon = icon && icons[icon]
    return {
      id,
      title,
      icon: Icon && <Icon className="text-link" aria-hidden="true" />,
      anchors: blocks.flatMap((block) =>
        block.kind === 'places' ? block.places.map((place) => place.id) : [],
      ),
      content: <Blocks blocks={blocks} />,
    }
  })
  return <Accordion items={items} level={level} />
}
