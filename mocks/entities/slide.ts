import { slideHeading1MaxLength, slideHeading2MaxLength } from '../../src/api/field-limits'
import { defineEntity, repeatRows, type SeedRecord } from './entity'

type Seed = SeedRecord<'/admin/api/slider'>

const picture = (number: string) => `mock-files/scene-${number}-1200x675.svg`

const slideSeeds: readonly Seed[] = [
  {
    filePath: picture('0601'),
    heading1: 'Where Lord Rama walked जहाँ श्रीराम रहे',
    heading2: 'Stay, study and serve in the holy land of Chitrakoot, beside the Mandakini.',
    actionUrl: '/chitrakoot',
    datetime: '2026-10-02T09:15:00',
  },
  {
    filePath: picture('0140'),
    heading1: 'Morning begins at Ramghat',
    heading2: 'Mangala aarti at 4:30, then a walk to the river. प्रातः आरती में आप सादर आमंत्रित हैं।',
    actionUrl: '/activities',
    datetime: '2026-10-02T09:22:00',
  },
  {
    filePath: picture('0268'),
    heading1: 'Gita in 18 Days',
    heading2: 'One chapter an evening, in English and Hindi. The next batch starts on 12 December.',
    actionUrl: '/courses',
    datetime: '2026-10-18T17:40:00',
  },
]

/** A slide of Home's slider. */
export const slide = defineEntity({
  path: '/admin/api/slider',
  model: {
    filePath: 'nullable',
    heading1: 'nullable',
    heading2: 'nullable',
    actionUrl: 'nullable',
    datetime: 'nullable',
  },
  seed: (count) => repeatRows(slideSeeds, count, 'heading1'),
  builderDefaults: {
    heading1: 'Where Lord Rama walked',
    heading2: 'Stay, study and serve in Chitrakoot.',
    actionUrl: '/chitrakoot',
    filePath: 'mock-files/scene-0001-1200x675.svg',
  },
  limits: { heading1: slideHeading1MaxLength, heading2: slideHeading2MaxLength },
  searchFields: ['heading1', 'heading2'],
  colleagueEdits: 'heading2',
})
