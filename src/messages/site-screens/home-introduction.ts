import type { SectionHead } from '../page'
import { translated } from '../translated'

interface Purpose {
  title: string
  text: string
}

const about: SectionHead & { lead: string } = {
  hindi: 'हमारे बारे में',
  title: 'About Us',
  lead: 'The temple stands where the forest paths of Chitrakoot meet the river, in the country where Lord Rama lived in exile. Those who come may pray and sing together, share prasadam and study the Gita. A larger temple is to rise on the same ground, brick by brick.',
}

const purposes: Purpose[] = [
  {
    title: 'Teach the spirit',
    text: 'Share spiritual knowledge widely, so that life finds its balance and the world more peace.',
  },
  {
    title: 'Know the Lord',
    text: 'Awaken love of Krishna as the Gita and the Bhagavatam describe it.',
  },
  {
    title: 'Live as family',
    text: 'Bring people closer to one another and to Him, each a part of the whole.',
  },
  { title: 'Sing together', text: 'Spread sankirtan, the singing of the holy names in company.' },
  {
    title: 'Keep holy places',
    text: 'Raise and tend places of devotion where His pastimes are remembered.',
  },
  {
    title: 'Live simply',
    text: 'Show by example a way of life that is plain, natural and content.',
  },
  {
    title: 'Print and give',
    text: 'Publish books and magazines that carry these six aims further.',
  },
]

/** The first two sections of Home; the texts of the others are in another module, which loads when they come near. */
export const homeIntroductionMessages = translated('homeIntroduction', {
  about: {
    ...about,
    construction: { label: 'Temple Construction', to: '/templeCon' },
    guide: { label: 'About Chitrakoot', to: '/chitrakoot' },
  },
  mission: {
    hindi: 'हमारा उद्देश्य',
    title: 'Our Mission',
    note: 'Seven purposes guide the society, set down by its founder at the very beginning.',
    purposes,
  },
})
