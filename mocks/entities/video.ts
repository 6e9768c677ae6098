import { videoTitleMaxLength, videoDescriptionMaxLength } from '../../src/api/field-limits'
import { defineEntity, type SeedRecord } from './entity'
import { random } from '../random'
import { createTimestamps } from './seed-dates'

type Seed = SeedRecord<'/admin/api/vGallery'>

const clips = ['mock-files/diyas.webm', 'mock-files/bells.webm']
/** In the order of the thumbnails (src/api/links/video-thumbnail-url.ts), so that each title describes its picture. */
const themes: [title: string, description: string, isHindi?: true][] = [
  ['Sandhya aarti', 'Lamps, conches and bells as the sun goes down.'],
  ['Lamps on the Mandakini', 'A thousand small lights drift away in the dark.'],
  ['Mangala aarti', 'The first aarti of the day, half past four.'],
  ['संध्या आरती', 'शंख, घंटा और दीपों के साथ संध्या की आरती।', true],
  ['Bells of the east gate', 'Every pilgrim rings one; the children ring all of them.'],
  ['दीप दान', 'मंदाकिनी की धारा पर तैरते दीप।', true],
  ['Kirtan by the river', 'Singers from six towns on the steps of Ramghat.'],
  ['A morning at Ramghat', 'The first boats, the first bells, and hardly a word.'],
  ['Songs at Bharat Milap', 'The meeting of the brothers, sung by the women of the lane.'],
  ['A night of kirtan', 'From dusk to dawn without a pause; the drummers take turns.'],
  ['The path round Kamadgiri', 'Five kilometres on foot before the day is hot.'],
  ['कालिंजर की यात्रा', 'पहाड़ी के किले तक एक दिन की यात्रा।', true],
  ['Dusk at Kamadgiri', 'The shops close one by one, and lamps are lit along the path.'],
  ['वन की पगडंडी', 'अनुसूया आश्रम के वन में सुबह की सैर।', true],
  ['The waterfall by night', 'The moon is thin, and the water can be heard before it is seen.'],
]
/** Additions to the title of a theme's later videos, in the title's language. */
const occasions: [english: string, hindi: string][] = [
  ['Magh', 'माघ'],
  ['Holi', 'होली'],
  ['Mela', 'मेला'],
  ['2025', '2025'],
]
/** Examples of the two embedded hosts. They come last because they need a network. */
const embedded: Seed[] = [
  [
    'https://www.youtube.com/embed/aqz-KE-bpKQ',
    'An embedded film',
    'A free sample film at YouTube; it needs a network.',
  ],
  [
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'A link to a watch page',
    'The same film, as people copy the address.',
  ],
  [
    'https://player.vimeo.com/video/76979871',
    'A film at Vimeo',
    'A sample of the other host; it needs a network.',
  ],
].map(([videoLink = '', title = '', description = '']) => ({
  videoLink,
  title,
  description,
  datetime: null,
}))

function createVideos(count: number, seed: string): Seed[] {
  const chance = random(`${seed}/videos`)
  const dates = createTimestamps(count, 90, chance.next)
  const foreign = count > embedded.length ? embedded : []
  return dates.map((datetime, index) => {
    const link = foreign[index - (count - foreign.length)]
    if (link) return { ...link, datetime }
    const [title, description, isHindi] = themes[index % themes.length]!
    const round = Math.floor(index / themes.length)
    const occasion = occasions[(round - 1) % occasions.length]?.[isHindi ? 1 : 0]
    return {
      videoLink: clips[index % clips.length]!,
      title: occasion ? `${title}, ${occasion}` : title,
      description,
      datetime,
    }
  })
}

/** A video of the gallery. Clips are served by the project itself, so that they play offline. */
export const video = defineEntity({
  path: '/admin/api/vGallery',
  model: {
    videoLink: 'text',
    title: 'nullable',
    description: 'nullable',
    datetime: 'nullable',
  },
  seed: (count = 40, seed) => createVideos(count, seed),
  builderDefaults: {
    title: 'Sandhya aarti',
    description: 'The evening aarti.',
    videoLink: 'mock-files/diyas.webm',
  },
  limits: { title: videoTitleMaxLength, description: videoDescriptionMaxLength },
  searchFields: ['title', 'description'],
  colleagueEdits: 'description',
  required: { videoLink: 'Video link is required.' },
})
