import { imageTitleMaxLength, imageDescriptionMaxLength } from '../../src/api/field-limits'
import { defineEntity, type SeedRecord } from './entity'
import { random } from '../fixtures/pictures/random'
import { createTimestamps } from './seed-dates'

type Seed = SeedRecord<'/admin/api/iGallery'>

/** Place and description for each of the thirteen motifs of the drawing code, in its order. */
const places: [place: string, seen: string][] = [
  ['Ramghat', 'The steps of the ghat and the shrines above the Mandakini.'],
  ['Ramdarshan garden', 'The path between the flower beds, with the museum behind the trees.'],
  ['Kamadgiri', 'The hill that pilgrims walk round barefoot, five kilometres in all.'],
  ['The temple', 'The towers and their flags, as one sees them on arrival.'],
  ['The waterfall', 'White water in the rocks, a walk of an hour from the road.'],
  ['The east gate', 'Where the garlands are sold, and where everybody waits for everybody.'],
  ['Janki Kund', 'Lotus on the still water where Mother Sita bathed.'],
  ['Kalinjar Fort', 'The old walls on the height, a day trip to the south.'],
  ['The temple courtyard', 'Swept at four in the morning, full of song by five.'],
  ['The forest of Anusuya', 'Sal and tendu trees on the way to the ashram.'],
  ['Boats on the Mandakini', 'The boatmen know every ghat, and a story about each.'],
  ['The hermitage', 'Huts under the trees, as the old books describe them.'],
  ['Gupt Godavari', 'The mouth of the cave where the stream comes to light.'],
]
/** Times of day in the order of the drawing code. */
const hours = ['at dawn', 'by night', 'at noon', 'at dusk', 'in the rain']
/** What the time of day adds to the sentence, so that two pictures of a place have different captions. */
const hourSeen = [
  'before the town is awake',
  'by the light of a few lamps',
  'in the hour when everybody looks for shade',
  'as the first bells begin',
  'washed clean by the first rain',
]
const hindiHours = ['प्रातः', 'रात्रि', 'दोपहर', 'संध्या', 'वर्षा']
const hindiPlaces = ['रामघाट', 'रामदर्शन', 'कामदगिरि', 'मंदिर', 'जलप्रपात', 'पूर्वी द्वार', 'जानकी कुंड', 'कालिंजर', 'प्रांगण', 'अनुसुइया वन', 'मंदाकिनी', 'आश्रम', 'गुप्त गोदावरी'] // prettier-ignore
const credits = [
  'Taken by a volunteer during Kartik.',
  'From the album of the Sunday school.',
  'Sent by a pilgrim; thank you.',
  'कार्तिक मास में लिया गया चित्र।',
]
const sizes = ['1200x900', '1200x800', '900x900', '1600x900', '900x1200']

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
    const number = (index % 130) + 1
    const [place, seen] = places[number % places.length]!
    const hour = number % hours.length
    const inHindi = chance.chance(0.2)
    return {
      filePath: `mock-files/scene-${String(number).padStart(4, '0')}-${sizes[(number * 7) % sizes.length]}.svg`,
      title: inHindi
        ? `${hindiPlaces[number % places.length]} · ${hindiHours[hour]}`
        : `${place} ${hours[hour]}`,
      description: `${seen.replace(/\.$/, `, ${hourSeen[hour]}.`)}${chance.chance(0.2) ? ` ${chance.pick(credits)}` : ''}`,
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
