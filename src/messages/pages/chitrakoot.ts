import type { Place, StaticPage } from '../page'

const places: Place[] = [
  {
    id: 'ramghat',
    name: 'Ramghat',
    hindi: 'रामघाट',
    picture: 'p-ramghat',
    alt: 'Lamps on the steps of a river at dusk, temples behind',
    text: 'Ramghat is the heart of the town: long stone steps on the Mandakini, with temples and pilgrim houses above them. Tradition holds that Rama, Sita and Lakshmana bathed here, and that the poet Tulsidas saw Rama on these steps. People come before sunrise for the first bath. In the evening lamps are waved over the water, and small leaf boats with a flame are set afloat. Painted boats cross from bank to bank.',
  },
  {
    id: 'kamadgiri',
    name: 'Kamadgiri',
    hindi: 'कामदगिरि',
    picture: 'p-kamadgiri',
    alt: 'A round forested hill with a path at its foot',
    text: 'A low hill covered with trees, and the holiest place in Chitrakoot. Its name means the hill that grants what is wished for. Devotees see the whole hill as a form of Rama, so nobody climbs it. They walk around its foot instead, most of them barefoot, along a path of about five kilometres lined with shrines. On every new moon day the path fills with walkers. The page on Kamadgiri tells more.',
  },
  {
    id: 'bharat-milap',
    name: 'Bharat Milap',
    hindi: 'भरत मिलाप',
    picture: 'p-bharat-milap',
    alt: 'An open hall of carved pillars beside a path, a wooded hill behind',
    text: 'This shrine on the parikrama path marks the meeting of the brothers. Bharata had been offered a throne that he did not want. He followed Rama into the forest, with the queens and half of Ayodhya behind him, and begged him to come home. Rama would not break his father’s word. Bharata went back with Rama’s sandals and ruled in their name. Marks in the rock are shown as footprints: the stones, people say, melted at the sight.',
  },
  {
    id: 'gupt-godavari',
    name: 'Gupt Godavari',
    hindi: 'गुप्त गोदावरी',
    picture: 'p-gupt-godavari',
    alt: 'The mouth of a cave seen from inside, a stream on its floor',
    text: 'Two caves in a hillside, about 18 km from the town. The first has a narrow mouth and opens into a high hall of rock. The second is a long passage where a stream runs about knee deep over the stone floor. The water comes out of the rock, flows a short way and hides again, which gives the place its name, the secret Godavari. Two natural seats of rock are shown as the thrones of Rama and Lakshmana. Expect to get your feet wet.',
  },
  {
    id: 'janki-kund',
    name: 'Janki Kund',
    hindi: 'जानकी कुंड',
    picture: 'p-janki-kund',
    alt: 'White temples and steps at a bend of a still river',
    text: 'Upstream of Ramghat the Mandakini runs clear and slow between trees. Janki is a name of Sita, the daughter of King Janaka, and this bend of the river is remembered as the place where she bathed during the years of exile. Stone steps lead down to the water, and footprints on the bank are honoured as hers. It is quieter here than at Ramghat. Many people simply sit under the trees for a while and watch the river.',
  },
  {
    id: 'saphatik-shila',
    name: 'Saphatik Shila',
    hindi: 'स्फटिक शिला',
    picture: 'p-sphatik-shila',
    alt: 'A large pale boulder beside a river, the forest behind',
    text: 'The name means crystal rock. It is a large smooth boulder on the bank of the Mandakini, a little beyond Janki Kund, with the forest close behind it. Rama and Sita are said to have rested here and to have looked out over the river. This is also where tradition places the story of Jayanta, Indra’s son, who came as a crow and pecked at Sita’s foot, and who then found no refuge in any world except at the feet of Rama.',
  },
  {
    id: 'sati-anusaya-ashram',
    name: 'Sati Anusaya Ashram',
    hindi: 'सती अनुसूया आश्रम',
    picture: 'p-anusuya',
    alt: 'Two thatched huts under old trees by a stream',
    text: 'The hermitage of the sage Atri and his wife Anusaya lies some 16 km upstream, where the forest comes down to the river. It is told that in a long drought her prayer brought the Mandakini to the surface here. Rama, Sita and Lakshmana visited the couple, and Anusaya, old by then, received Sita as a daughter, gave her garments and ornaments, and spoke with her about a faithful life. Springs still rise among the rocks, and birds are heard all day.',
  },
  {
    id: 'ramdarshan',
    name: 'Ramdarshan',
    hindi: 'रामदर्शन',
    picture: 'p-ramdarshan',
    alt: 'A long hall with lit windows and a tower, a pool in front',
    text: 'Ramdarshan is part temple and part museum. Paintings, reliefs and models lead through the life of Rama scene by scene, so that a visitor who has never read the Ramayana can follow it, and one who knows it well can look again. It also shows how far the story has travelled, and how other countries of Asia tell and play it. It is a good first stop for children, and for anyone who wants the names and places in order before going out to see them.',
  },
  {
    id: 'ganeshbag',
    name: 'Ganeshbag',
    hindi: 'गणेशबाग',
    picture: 'p-ganeshbag',
    alt: 'A carved temple before a square tank with steps',
    text: 'A garden retreat near Karwi, built in the nineteenth century by Vinayak Rao, of the Peshwa family. Its temple is covered with small carved figures and stands before a square tank with steps on all sides. Close by is a stepwell several storeys deep; the lower ones lie under water for most of the year. The palace is a ruin now. Pilgrims come for the temple, lovers of old buildings for the stonework, and both find it quiet.',
  },
  {
    id: 'waterfall',
    name: 'Waterfall',
    hindi: 'जलप्रपात',
    picture: 'p-waterfall',
    alt: 'A broad waterfall between dark trees',
    text: 'The plateau around Chitrakoot breaks off in forested cliffs, and after the rains the streams fall over them. One of the falls bears the name of Shabari, the old woman who waited all her life for Rama and offered him the berries she had gathered. The water is strongest from July to September and may be thin by spring. Paths are wet and rocks slippery in that season, and no pool below a fall is safe for swimming. Ask locally before you set out.',
  },
  {
    id: 'kalinjar-fort',
    name: 'Kalinjar Fort',
    hindi: 'कालिंजर दुर्ग',
    picture: 'p-kalinjar',
    alt: 'A hill fort with a winding road, the sun low behind it',
    text: 'Kalinjar stands on a flat-topped hill at the edge of the Vindhya range, one of the great forts of the north. The Chandela kings held it for centuries, Mahmud of Ghazni marched against it, and Sher Shah Suri died of an explosion during his siege in 1545. A chain of gates leads up to tanks, palaces and the temple of Neelkanth, where Shiva is worshipped under the name he earned by drinking the poison of the ocean. Keep a whole day for the journey.',
  },
  {
    id: 'hanuman-dhara',
    name: 'Hanuman Dhara',
    hindi: 'हनुमान धारा',
    picture: 'p-hanuman-dhara',
    alt: 'Long steps up a green hillside to a white shrine beside a spring',
    text: 'High on a hillside a spring falls over an image of Hanuman and disappears in a basin below. The story goes that Hanuman came here still burning from the fire of Lanka, and that Rama made the water flow to cool him. Several hundred steps lead up; most people rest a few times on the way. At the top there are shrines, monkeys, and a wide view over Kamadgiri and the town. Go early in the day in the hot months, and keep food out of sight.',
  },
]

export const chitrakoot: StaticPage = {
  title: 'Chitrakoot',
  hindi: 'चित्रकूट धाम की यात्रा',
  parent: 'about',
  heading: 'Eleven years and more in the forest',
  art: {
    picture: 'p-ramghat',
    alt: 'Lamps on the steps of a river at dusk, temples behind',
    motif: 'right',
  },
  lead: 'Hills, a clear river and old trees: tradition gives this place most of the fourteen years that Rama, Sita and Lakshmana spent in exile.',
  intro: [
    {
      kind: 'text',
      text: 'Chitrakoot lies at the northern edge of the Vindhya hills, partly in Madhya Pradesh and partly in Uttar Pradesh. Valmiki describes its slopes and flowers in the Ramayana, and Tulsidas came back to it again and again in his poems. People still come for the same things: to bathe at Ramghat before sunrise, to walk barefoot around Kamadgiri, and to sit where the river slows. This page tells what to see, where to stay and eat, and how to reach us.',
    },
    {
      kind: 'verse',
      lang: 'hi',
      text: 'चित्रकूट के घाट पर, भइ संतन की भीर।\nतुलसिदास चंदन घिसें, तिलक देत रघुबीर॥',
      source: 'Traditional couplet',
      meaning:
        'On the ghat of Chitrakoot the saints have gathered. Tulsidas grinds the sandalwood, and Rama himself puts on the tilak.',
    },
  ],
  sections: [
    {
      id: 'places',
      title: 'List of Places to Visit',
      icon: 'pin',
      blocks: [{ kind: 'places', places }],
    },
    {
      id: 'accommodations',
      title: 'Accommodations',
      icon: 'bed',
      blocks: [
        {
          kind: 'text',
          text: 'Rooms are kept for those who come on pilgrimage, alone, with a family or in a large group. There is space for over 500 pilgrims. The rooms are of several kinds, from a bed in a shared hall to an air-conditioned room:',
        },
        {
          kind: 'list',
          items: [
            'Standard rooms',
            'Deluxe rooms',
            'Super deluxe rooms',
            'A/C rooms',
            'Dormitory beds',
          ],
        },
        {
          kind: 'text',
          text: 'To book, or to ask what a room costs and which kinds are free, {contact}. Tell us the dates, how many people are coming and the kind of room you would like. Say so if someone in your party is old or finds stairs hard. Diwali, Ram Navami and the days around each new moon bring many pilgrims to Chitrakoot, and rooms go early then. Please wait for our answer before you buy tickets that cannot be returned.',
        },
        { kind: 'link', label: 'Ask about a room', to: '/contactus' },
      ],
    },
    {
      id: 'dining',
      title: 'Dining Options',
      icon: 'meal',
      blocks: [
        {
          kind: 'text',
          text: 'Vegetarian prasadam is served free of charge. Prasadam means a gift of grace: the food is cooked as an offering, placed before the Lord with a prayer, and only then shared among the people. People sit down together to eat it, and all are served the same.',
        },
        {
          kind: 'text',
          text: 'In our tradition the kitchen uses no meat, fish or eggs, and does without onion and garlic. What is left is the plain food of the country, such as rice, dal, flat bread and vegetables of the season. So that enough is cooked and nothing is wasted, please book beforehand by contacting the centre: {contact} with the day, the meal and the number of people. Tell us too if someone must avoid a certain food. Groups should give us as much notice as they can.',
        },
      ],
    },
    {
      id: 'travel',
      title: 'Travel assistance',
      icon: 'train',
      blocks: [
        {
          kind: 'facts',
          facts: [
            { label: 'By air', value: 'Khajuraho is the nearest airport' },
            { label: 'By train', value: 'Three stations, at 10 km, 34 km and 78 km' },
            { label: 'By road', value: '78 km from the district headquarters' },
          ],
        },
        {
          kind: 'text',
          text: 'By air, fly to Khajuraho and come on by taxi or train; the road from there takes several hours, so a morning flight is the better one. By train, the nearest station, 10 km away, is Chitrakootdham Karwi. The others, at 34 km and 78 km, are Manikpur and Satna, where many long-distance trains stop. Shared autos and taxis wait at the stations. By road it is 78 km from Satna, the district headquarters, and buses run through the day.',
        },
        {
          kind: 'text',
          text: 'Within Chitrakoot the shared auto is the usual way to get about. The farther places, such as Gupt Godavari, Sati Anusaya Ashram and Kalinjar Fort, need a hired car. Forest roads are empty after dark, so plan to be back by evening. October to March is the easiest season; from April to June start early and carry water. If you need help with the last part of the journey, call {phone} before you leave. Our address is {address}.',
        },
        { kind: 'link', label: 'More attractions around Chitrakoot', to: '{attractionsLink}' },
      ],
    },
  ],
}
