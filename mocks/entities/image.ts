import { imageTitleMaxLength, imageDescriptionMaxLength } from '../../src/api/field-limits'
import { defineEntity, type SeedRecord } from './entity'
import { galleryPlaces, sceneCount } from '../fixtures/gallery-captions'
import { random } from '../random'
import { createTimestamps } from './seed-dates'

type Seed = SeedRecord<'/admin/api/iGallery'>

/** Times of day in the order of the drawings. */
const hours = ['at dawn', 'by night', 'at noon', 'at dusk', 'in the rain']
const hindiHours = ['प्रातः', 'रात्रि', 'दोपहर', 'संध्या', 'वर्षा']
const credits = [
  'Drawn in the month of Kartik.',
  'From the drawing book of the Sunday school.',
  'Drawings stand in for photographs.',
  'कार्तिक मास का एक दृश्य।',
]
const sizes = ['1200x900', '1200x800', '900x900', '1500x1000', '900x1200']

/** Problems of real galleries. The missing file is late in the list, so that the first page has no error. */
const bad: Record<number, Partial<Seed>> = {
  64: { filePath: 'mock-files/missing-0001.svg', title: 'A picture that is gone' },
  23: { filePath: 'mock-files/scene-0026-2400x600.svg', title: 'Panorama of the ghats' },
  37: { filePath: 'mock-files/scene-0037-720x1600.svg', title: 'A tall picture from a phone' },
  58: { filePath: 'mock-files/scene-0058-8000x6000.svg', title: 'Straight from the camera' },
  71: { description: '' },
  88: { title: null, description: null },
}

function createImages(count: number, seed: string): Seed[] {
  const chance = random(`${seed}/images`)
  const dates = createTimestamps(count, 30, chance.next)
  return dates.map((datetime, index) => {
    const number = (index % (2 * sceneCount)) + 1
    const { name, hindi, captions } = galleryPlaces[number % galleryPlaces.length]!
    const hour = (number % sceneCount) % hours.length
    const inHindi = chance.chance(0.2)
    return {
      filePath: `mock-files/scene-${String(number).padStart(4, '0')}-${sizes[(number * 7) % sizes.length]}.svg`,
      title: inHindi ? `${hindi} · ${hindiHours[hour]}` : `${name} ${hours[hour]}`,
      description: `${captions[hour]}${chance.chance(0.2) ? ` ${chance.pick(credits)}` : ''}`,
      datetime,
      ...bad[index % 130],
    }
  })
}

/** A picture of the image gallery. */
export const image = defineEntity({
  path: '/admin/api/iGallery',
  model: {
    filePath: 'nullable',
    title: 'nullable',
    description: 'nullable',
    datetime: 'nullable',
  },
  seed: (count = 130, seed) => createImages(count, seed),
  builderDefaults: {
    title: 'Evening at Ramghat',
    description: 'Lamps on the Mandakini.',
    filePath: 'mock-files/scene-0001-1200x900.svg',
  },
  limits: { title: imageTitleMaxLength, description: imageDescriptionMaxLength },
  searchFields: ['title', 'description'],
  colleagueEdits: 'description',
})
