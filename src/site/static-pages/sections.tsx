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
import type { Block, PageSection } from '../../messages/page'
import { Accordion, type AccordionItem } from '../../ui/disclosure/accordion'
import { Blocks } from './blocks'
import { Places } from './places'
import { fillSettingsAsText } from '../text/settings-text'

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

/** The first words of a section's first paragraph, some 90 characters. */
function summaryOf(blocks: Block[]) {
  const text = fillSettingsAsText(blocks.find((block) => block.kind === 'text')?.text ?? '')
  const words = /^.{1,90}(?=\s)/su.exec(text)?.[0]
  return words && text.length > 90 ? `${words.replace(/[\p{P}\s]+$/u, '')}…` : text
}

/** A page's sections as an accordion. */
export function Sections({ sections, level }: { sections: PageSection[]; level?: 'h2' | 'h3' }) {
  const items = sections.map(({ id, title, icon, blocks, cards, sections }): AccordionItem => {
    const Icon = icon && icons[icon]
    return {
      id,
      title,
      icon: Icon && <Icon className="text-link" aria-hidden="true" />,
      summary: summaryOf(blocks),
      isUnframed: cards.length > 0,
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
