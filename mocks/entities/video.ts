import { random } from '../fixtures/pictures/random'
import { moments } from './seed-dates'
import type { Seed } from '../engine/data/sample'

const clips = ['mock-files/diyas.webm', 'mock-files/bells.webm']
const themes: [title: string, description: string][] = [
  ['Sandhya aarti', 'Lamps, conches and bells as the sun goes down.'],
  ['Lamps on the Mandakini', 'Kartik Deepa Daan: a thousand small lights drift away.'],
  ['Mangala aarti', 'The first aarti of the day, half past four.'],
  ['संध्या आरती', 'शंख, घंटा और दीपों के साथ संध्या की आरती।'],
  ['Bells of the east gate', 'Every pilgrim rings one; the children ring all of them.'],
  ['दीप दान', 'कार्तिक मास में मंदाकिनी पर दीप दान।'],
  ['Kirtan by the river', 'Singers from six towns on the steps of Ramghat.'],
  ['A morning in the kitchen', 'Five hundred meals, from the first fire to the last plate.'],
]
/** Examples of the two hosts that the site embeds; they stand at the end and need a network. */
const embedded: Seed<'video'>[] = [
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

/** The video gallery: small files of the project itself, so that everything plays without a network. */
export function videos(count: number, seed: string): Seed<'video'>[] {
  const chance = random(`${seed}/videos`)
  const dates = moments(count, 90, chance.next)
  const foreign = count > embedded.length ? embedded : []
  return dates.map((datetime, index) => {
    const link = foreign[index - (count - foreign.length)]
    if (link) return { ...link, datetime }
    const [title, description] = themes[index % themes.length]!
    const round = Math.floor(index / themes.length)
    return {
      videoLink: clips[index % clips.length]!,
      title: round ? `${title} · ${round + 1}` : title,
      description,
      datetime,
    }
  })
}
