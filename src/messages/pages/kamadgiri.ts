import type { StaticPage } from '../page'

export const kamadgiri: StaticPage = {
  title: 'Kamadgiri',
  hindi: 'कामदगिरि की परिक्रमा',
  parent: 'about',
  heading: 'The hill that nobody climbs',
  art: { picture: 'p-kamadgiri', alt: 'A round forested hill with a path at its foot' },
  lead: 'Kamadgiri is a low hill of trees and rock, and the reason why most pilgrims come to Chitrakoot.',
  intro: [
    {
      kind: 'text',
      text: 'The name joins two words: kamada, one who grants what is longed for, and giri, a hill. Devotees do not think of it as a place where God once stayed and which he has left. They worship the hill itself as Kamadnath, a form of Rama. So there is no temple on its top and no path to the top. The forest is left to the birds and the monkeys, and people walk around its foot.',
    },
    {
      kind: 'text',
      text: 'The shrines at the foot of the hill face outwards, and the stone images in them are called the faces of Kamadnath. The first of these, Pramukh Dwar, is where most walkers begin and end. It is a plain form of worship: a lamp, a coconut, some steps, a name repeated. What a person asks of the hill is his own affair.',
    },
  ],
  sections: [
    {
      id: 'parikrama',
      title: 'Parikrama',
      icon: 'path',
      blocks: [
        {
          kind: 'facts',
          facts: [
            { label: 'Length of the path', value: 'About 5 km' },
            { label: 'Time on foot', value: 'Three to four hours' },
            { label: 'Direction', value: 'Clockwise, the hill at your right hand' },
            { label: 'Fullest days', value: 'New moon, Diwali, Ram Navami' },
          ],
        },
        {
          kind: 'text',
          text: 'Parikrama means walking around what one honours. The path around Kamadgiri is about five kilometres long, level for the most part and paved. At a walking pace with stops at the shrines it takes three to four hours. Nearly everyone goes barefoot. Some walk in silence, some sing, some repeat the name of Rama on beads. A few measure the whole way with their bodies, lying down full length, rising and stepping to where their hands touched.',
        },
        {
          kind: 'text',
          text: 'The path crosses from one state into the other and back without a walker noticing. Along it stand small temples, tea stalls, trees tied with thread, and the shrine of Bharat Milap, where the brothers met. A flight of steps leads off to Lakshman Pahari, the hillock from which Lakshmana is said to have kept watch while Rama and Sita slept.',
        },
        {
          kind: 'list',
          items: [
            'Start at first light in the hot months: the stones burn bare feet by noon.',
            'Carry water, a little change for offerings and as few things as you can.',
            'Keep food in a closed bag. The monkeys are quick, and used to people.',
            'Do not step onto the hill, and leave its plants and stones where they are.',
            'On a new moon day allow more time, and agree on a meeting point with your group.',
          ],
        },
        { kind: 'link', label: 'Other places in Chitrakoot', to: '/chitrakoot#places' },
      ],
    },
    {
      id: 'history',
      title: 'History',
      icon: 'scroll',
      blocks: [
        {
          kind: 'text',
          text: 'The oldest account is in the Ramayana of Valmiki. Rama, sent into exile for fourteen years, asks the sage Bharadvaja where he may live undisturbed, and the sage names the hill of Chitrakoot, not far off, with its honey, roots and running water. Lakshmana builds a hut of leaves. Sita, who left a palace, is shown the flowering slopes, and Rama says that here he does not miss his kingdom. Then Bharata comes with an army and the widowed queens, and the quiet is over.',
        },
        {
          kind: 'text',
          text: 'Later poets kept returning. Kalidasa lets Rama look down on the hill from the air on the way home to Ayodhya. Tulsidas, born by tradition at Rajapur on the Yamuna, not far from here, gave it some of his tenderest lines in the sixteenth century. Rahim, a general of the Mughal court and a poet in Hindi, wrote a couplet about it that people still quote when times are hard.',
        },
        {
          kind: 'verse',
          lang: 'hi',
          text: 'चित्रकूट में रमि रहे, रहिमन अवध-नरेस।\nजा पर बिपदा पड़त है, सो आवत यह देस॥',
          source: 'Rahim',
          meaning:
            'The king of Avadh made his home in Chitrakoot. Whoever meets with misfortune comes to this land.',
        },
        {
          kind: 'text',
          text: 'In the centuries that followed, the Bundela rulers of the region and, after them, the Peshwas of Karwi built ghats, temples and rest houses around the hill and along the river. Fairs grew up on the new moon days, when the walkers come from villages on both sides of the state border. The crowds have grown and the path has been paved, but the act itself has stayed as simple as it was: one leaves one’s shoes behind and goes around once.',
        },
      ],
    },
  ],
}
