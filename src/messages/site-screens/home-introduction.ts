import type { SectionHead } from '../page'
import { translated } from '../translated'

const about: SectionHead & { lead: string } = {
  hindi: 'हमारे बारे में',
  title: 'About Us',
  lead: 'The temple stands where the forest paths of Chitrakoot meet the river, in the country where Lord Rama lived in exile. Those who come may pray and sing together, share prasadam and study the Gita. A larger temple is to rise on the same ground, brick by brick.',
}

const purposes = [
  'Share spiritual knowledge widely, so that life finds its balance and the world more peace.',
  'Awaken love of Krishna as the Gita and the Bhagavatam describe it.',
  'Bring people closer to one another and to Him, each a part of the whole.',
  'Spread sankirtan, the singing of the holy names in company.',
  'Raise and tend places of devotion where His pastimes are remembered.',
  'Show by example a way of life that is plain, natural and content.',
  'Publish books and magazines that carry these six aims further.',
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
