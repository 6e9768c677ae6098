import type { TempleConstructionPage } from '../page'

export const templeConstruction: TempleConstructionPage = {
  title: 'Temple Construction',
  hindi: 'मंदिर निर्माण',
  heading: 'A house for prayer, raised by many hands',
  art: { picture: 'signin', alt: 'A temple with lit windows beside water at night' },
  lead: 'A temple is a place where prayer goes on whether or not we are there. Many people give to it who will never see it finished.',
  intro: [
    {
      kind: 'text',
      text: 'The temple in Chitrakoot is built from gifts, large and small, and each gift stands for a visible part of it: a brick in the wall, a square foot of the floor, a pillar of the hall. Choose what you wish to give and how many. The page adds up the total and shows the bank details, with a note to put on your transfer. No payment is taken on this website.',
    },
    {
      kind: 'line',
      text: 'हर ईंट में किसी की श्रद्धा,\nहर स्तम्भ में किसी का संकल्प।',
    },
  ],
  exemption: '80G tax exemption is available.',
  tiers: {
    hindi: 'अपनी सेवा चुनें',
    title: 'Choose your offering',
    note: 'Set a quantity; the total follows.',
    items: [
      {
        id: 'squareFoot',
        name: 'Square foot',
        unit: 'each',
        picture: 't-sqft',
        alt: 'A paved square of floor',
        text: 'For one square foot of the temple’s floor, where people will stand, bow and sit to listen. Given in your own name or for someone dear.',
      },
      {
        id: 'pillar',
        name: 'Pillar',
        unit: 'each',
        picture: 't-pillar',
        alt: 'A carved pillar with a lotus',
        text: 'For one pillar of the temple, which carries the roof for all who come. A gift that a family or a group of friends may make together.',
      },
      {
        id: 'brick',
        name: 'Brick',
        unit: 'each',
        picture: 't-brick',
        alt: 'A brick with a lotus on it',
        text: 'For one brick in the wall. No wall can do without any of them, and anyone can begin with one: a child’s first gift, or a birthday’s.',
      },
    ],
  },
  sections: [
    {
      id: 'status',
      title: 'Temple Construction Status',
      icon: 'temple',
      blocks: [
        {
          kind: 'text',
          text: 'A temple goes up slowly, and each stage waits for the one before it. These are the stages that a building of this kind passes through:',
        },
        {
          kind: 'stages',
          items: [
            'Plans and permissions: The site is surveyed, the soil tested, the drawings approved.',
            'Foundation: The ground is opened with prayers, then dug out, filled and tied with steel.',
            'Plinth: The raised platform that keeps the temple above water and dust.',
            'Walls and pillars: Brick and stone rise to the height of the hall.',
            'Roof and spire: The hall is closed, and the shikhara is built over the shrine.',
            'Carving and finishing: Floors, doors, water, light, kitchens.',
            'Consecration: The deities are installed, and worship begins.',
          ],
        },
        {
          kind: 'text',
          text: 'Current news is posted as it happens: in the notices that run across the home page, among the activities, and as pictures in the gallery. If you have given, or are thinking of giving, and want to know how far the work has come, {contact}. A visit is better still: come and see for yourself.',
        },
        { kind: 'link', label: 'Latest activities', to: '/activities' },
        { kind: 'link', label: 'Pictures in the gallery', to: '/igallery' },
      ],
    },
    {
      id: 'amenities',
      title: 'Proposed Temple Amenities',
      icon: 'hall',
      blocks: [
        {
          kind: 'text',
          text: 'A temple in a town of pilgrims has to be more than a shrine. People arrive tired and hungry, with children and with old parents, and many have questions. What is proposed follows from that. The final plans decide the sizes and the order.',
        },
        {
          kind: 'list',
          items: [
            'A darshan hall before the altar, for worship, singing and festivals.',
            'A prasadam hall and a kitchen, where food is cooked as an offering and served to all.',
            'Guest rooms and dormitories for those who come for the parikrama.',
            'A library and reading room with the Vedic books in several languages.',
            'Classrooms for the Vedic courses, for children and for grown-ups.',
            'Rooms for the monks and for those who serve in the temple.',
            'A book and gift counter, a shoe stand, washrooms and drinking water.',
            'Ramps and seats for people who cannot manage steps.',
            'A garden with tulsi and flowers for the worship.',
          ],
        },
        {
          kind: 'text',
          text: 'If you would like to help with one part of this in particular, or have a skill to offer, such as engineering, stonework, planting or accounts, please {write}. Help of that kind is as welcome as money.',
        },
      ],
    },
  ],
  accommodation: {
    title: 'Rooms for pilgrims',
    text: 'For accommodation, please {contact}.',
  },
}
