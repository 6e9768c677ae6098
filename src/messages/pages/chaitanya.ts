import type { StaticPage } from '../page'

export const chaitanya: StaticPage = {
  title: 'Lord Chaitanya',
  hindi: 'श्री चैतन्य महाप्रभु',
  parent: 'about',
  heading: 'A scholar who put down his books and sang',
  art: { picture: 'garland-teal', alt: 'A garland of marigolds around a lotus' },
  lead: 'In Bengal, five hundred years ago, a young teacher of grammar began to sing the names of God in the streets, and asked everyone to join him.',
  intro: [
    {
      kind: 'text',
      text: 'He lived forty-eight years: twenty-four at home and twenty-four as a monk. He left eight verses in writing and a great many people who were changed by meeting him. His followers honour him as Krishna himself, come in the mood of Radha to taste her love and to give it away. His story is told above all in two Bengali books, the Chaitanya Bhagavata of Vrindavana Dasa and the Chaitanya Charitamrita of Krishnadasa Kaviraja. The outline below follows them.',
    },
  ],
  sections: [
    {
      id: 'birth',
      title: 'Birth in Navadvipa',
      blocks: [
        {
          kind: 'text',
          text: 'He was born in Navadvipa on the Ganges, at the place now called Mayapur, on the full moon evening of the month of Phalguna in February 1486. The moon was in eclipse, and the people stood in the river, as the custom is, calling out the name of Hari. So he came into the world to the sound of the holy names. His father was Jagannatha Mishra, a learned man from Sylhet, and his mother was Sachi.',
        },
        {
          kind: 'text',
          text: 'They named him Vishvambhara. His mother called him Nimai, because a neem tree stood by the house, and neighbours called him Gaura, the golden one, for his complexion. Several daughters had died before him. His one elder brother, Vishvarupa, left home as a youth to become a monk and never returned. The boy was lively and often in trouble. It is told that when he cried nothing would quiet him until the women clapped their hands and sang the name of Hari.',
        },
      ],
    },
    {
      id: 'nimai-pandita',
      title: 'Nimai Pandita',
      blocks: [
        {
          kind: 'text',
          text: 'Navadvipa was the university of Bengal in those days, full of schools of logic and grammar. Nimai read quickly and argued for the joy of it. While still in his teens he opened a school of his own and taught Sanskrit grammar, and he was known as Nimai Pandita. Older scholars learned to cross the street when they saw him coming, for he would stop them with a question, defeat their answer, and then defend it against himself.',
        },
        {
          kind: 'text',
          text: 'One story tells of Keshava Kashmiri, a famous scholar who had defeated opponents all over India. He recited a hundred verses on the Ganges, made on the spot. Nimai repeated one of them from memory and showed its faults and its merits. When his pupils laughed, he silenced them and praised the guest. He lost his father early. He married Lakshmi, who died of a snake’s bite while he was away, and later Vishnupriya.',
        },
      ],
    },
    {
      id: 'gaya',
      title: 'Gaya and the change',
      blocks: [
        {
          kind: 'text',
          text: 'When he was about twenty-two he went with some pupils to Gaya, to make the offerings for his father that a son makes there. At the temple of the footprint of Vishnu he met Ishvara Puri, a monk of the line of Madhavendra Puri, whom he had known a little in Navadvipa. He asked him for initiation and received a mantra of Krishna. From that day he was another man. He wept, called for Krishna, and wanted to walk straight on to Vrindavan.',
        },
        {
          kind: 'text',
          text: 'His companions brought him home. He tried to teach again, but every rule of grammar turned in his mouth into a word about Krishna, and every root and ending meant him. Within a few months he closed the school. He told his pupils that he could explain nothing else any more, gave them his blessing, clapped his hands and began to sing. The devotees of the town, who had long been few and shy, saw that the proudest scholar of Navadvipa had become one of them.',
        },
      ],
    },
    {
      id: 'sankirtana',
      title: 'Sankirtana, singing together',
      blocks: [
        {
          kind: 'text',
          text: 'For about a year they met each night behind closed doors in the courtyard of Srivasa. With drums and hand cymbals they sang the names of Krishna till morning. Nityananda came, who had wandered all over India and who became to him as a brother; the old scholar Advaita was there, and Gadadhara, and Haridasa, who had been born in a Muslim family and repeated the names day and night. Sankirtana means singing in company. It asks for no learning, no wealth and no birth, and that was its whole offence in the eyes of some.',
        },
        {
          kind: 'verse',
          lang: 'sa',
          text: 'हरे कृष्ण हरे कृष्ण कृष्ण कृष्ण हरे हरे।\nहरे राम हरे राम राम राम हरे हरे॥',
          source: 'The great mantra',
          meaning:
            'Only names, in the vocative: a call to the Lord and to his own power of love, to be taken into their service.',
        },
        {
          kind: 'text',
          text: 'He taught that for this age the name is the way, because God and his name are not two things. Whoever calls the name is already in his company.',
        },
      ],
    },
    {
      id: 'jagai-and-madhai',
      title: 'Jagai and Madhai',
      blocks: [
        {
          kind: 'text',
          text: 'He sent Nityananda and Haridasa from door to door with one request: sing of Krishna, worship Krishna, learn about Krishna. On the road they met the brothers Jagai and Madhai, sons of a good family who had become drunkards and the terror of the town. Everyone advised the two to keep away. Nityananda thought that if these men could be won, then nobody was past hope, and he went up to them. Madhai threw a broken pot at him and cut his forehead.',
        },
        {
          kind: 'text',
          text: 'Bleeding, Nityananda said that being struck was no reason to hold back love. Jagai caught his brother’s arm before the second blow. When Nimai heard, he came in anger to punish them; it was Nityananda who begged him not to. The brothers fell at their feet, and were accepted on one condition, that they do no such thing again. They kept it. Madhai, it is told, built a bathing place on the Ganges and asked forgiveness of all who came to it.',
        },
      ],
    },
    {
      id: 'the-kazi',
      title: 'The Kazi',
      blocks: [
        {
          kind: 'text',
          text: 'The singing spread from house to house, and complaints reached the Kazi, the magistrate of the town under the Sultan of Bengal. His men broke a drum, and he forbade the singing in the streets. The people were afraid. Nimai told them to gather at evening, each with a torch. Thousands came. In several parties, singing and dancing, they went through the lanes of Navadvipa to the Kazi’s house. Some call it the first march of its kind in India: a forbidden thing done openly, and by everyone at once.',
        },
        {
          kind: 'text',
          text: 'Some in the crowd began to break down the garden. Nimai stopped it, sat down at the gate and sent respectable men to ask for a talk. The Kazi came out, called him nephew by the custom of the village, and the two spoke at length about their scriptures and about kindness to animals. The Kazi was moved. He promised that nobody of his house would ever again hinder the singing. His grave near Mayapur, under an old champaka tree, is honoured by pilgrims to this day.',
        },
      ],
    },
    {
      id: 'sannyasa',
      title: 'Sannyasa and Puri',
      blocks: [
        {
          kind: 'text',
          text: 'Early in 1510, at twenty-four, he left home by night, swam the Ganges and walked to Katwa, where Keshava Bharati gave him sannyasa, the vow of renunciation, and the name Krishna Chaitanya. The barber is said to have wept as he cut off the long hair. Those who had mocked him as a neighbour would now, he hoped, bow to a monk and so be helped. He wished to run to Vrindavan; his friends led him to Advaita’s house at Shantipur instead, and fetched his mother.',
        },
        {
          kind: 'text',
          text: 'Sachi asked one thing. Vrindavan was too far; let him live at Puri, where pilgrims from Bengal came every year, so that she would hear of him. He obeyed. In the temple of Jagannatha he fainted at the first sight of the Lord, and the court scholar Sarvabhauma Bhattacharya had him carried home. Sarvabhauma undertook to teach the young monk Vedanta. For seven days Chaitanya listened without a word. Then he spoke, and the teacher became the pupil.',
        },
      ],
    },
    {
      id: 'the-south',
      title: 'The road south and Ramananda Raya',
      blocks: [
        {
          kind: 'text',
          text: 'That same spring he set out for the south with one companion and stayed away about two years. He walked through the country of the Godavari and the Kaveri down to Rameswaram and Cape Comorin and came back along the western side, by Udupi and Pandharpur. In every village he sang, and asked whoever listened to go home and tell the next one. At Srirangam he stayed through the rains in the house of Venkata Bhatta, whose small son Gopala was later one of the teachers of Vrindavan. He brought back two texts that he treasured, the Brahma Samhita and the Krishna Karnamrita.',
        },
        {
          kind: 'text',
          text: 'Early on that road, by the Godavari, he met Ramananda Raya, who governed that province for the king of Orissa and was a poet and a devotee. For several nights he questioned him about the goal of life. To each answer he said: this is outside, go further. Ramananda went from duty to surrender, from knowledge to devotion, and through the love of a servant, a friend and a parent to the love of Radha. There the questions stopped. The talk is one of the deepest parts of the Charitamrita.',
        },
      ],
    },
    {
      id: 'vrindavan',
      title: 'Vrindavan, Rupa and Sanatana',
      blocks: [
        {
          kind: 'text',
          text: 'Some years later he at last reached Vrindavan, going through the forests of Jharkhand with two companions. He bathed in the Yamuna, walked around Govardhan, and in two small ponds among the rice fields recognised Radha Kunda and Shyama Kunda. The sight of a peacock’s neck was enough to make him faint, and his companions were soon afraid for his life and took him away again.',
        },
        {
          kind: 'text',
          text: 'Two brothers, ministers of the Sultan of Bengal, had met him in secret at Ramakeli and resolved to leave everything. At Prayag he taught the younger one, Rupa, for ten days about the stages and flavours of devotion. At Varanasi he taught the elder, Sanatana, for two months: who the soul is, a servant of Krishna by its very nature; why it suffers; how it finds its way home. Then he sent them to Vrindavan, to recover its forgotten places and to write. They lived under trees. With their nephew Jiva and three others they are called the six Goswamis, and their books are the foundation of the tradition.',
        },
      ],
    },
    {
      id: 'shikshashtakam',
      title: 'Shikshashtakam, the eight verses',
      blocks: [
        {
          kind: 'text',
          text: 'He, who could have written on anything, left eight verses, the Shikshashtakam. The first praises the singing of the name: it cleans the mirror of the heart and puts out the forest fire of worldly life. The second says that God has put all his power into his names and set no rules for calling them, and laments that one still feels no attachment. The third tells in what spirit they should be sung.',
        },
        {
          kind: 'verse',
          lang: 'sa',
          text: 'तृणादपि सुनीचेन तरोरपि सहिष्णुना।\nअमानिना मानदेन कीर्तनीयः सदा हरिः॥',
          source: 'Shikshashtakam, verse 3',
          meaning:
            'Humbler than a blade of grass, more patient than a tree, asking for no honour and giving it to all: so may one sing of Hari always.',
        },
        {
          kind: 'text',
          text: 'The fourth asks for neither wealth nor followers nor fame, only for devotion without a motive, birth after birth. The fifth is the prayer of one fallen into the ocean of this world, to be counted as a grain of dust at Krishna’s feet. The sixth and seventh long for tears at the sound of the name, and find a moment without him as long as an age. In the last the lover gives up every claim: let him embrace me or break my heart by his absence, he is my Lord and no one else.',
        },
      ],
    },
    {
      id: 'last-years',
      title: 'Last years and teaching',
      blocks: [
        {
          kind: 'text',
          text: 'His last eighteen years he spent at Puri, in a small room in the house of Kashi Mishra. In the summer his friends came from Bengal for the festival of the carts; with them he swept the Gundicha temple and danced before Jagannatha on the road. The later years were more and more inward. By night Svarupa Damodara and Ramananda Raya sat with him and sang, to carry him through the pain of separation from Krishna. He left this world at Puri in 1534. The two great biographies do not describe how, and most of his followers have left it so.',
        },
        {
          kind: 'text',
          text: 'What he taught can be said briefly. Krishna is the Supreme Person, and love of him is the goal, higher than liberation. The soul is his, as a ray is the sun’s: at once one with him and different, in a way that thought cannot resolve. Anyone may love him, whatever his birth. The way is to hear and sing of him in good company, to serve, and to honour every living being as his home. All the later teachers of this line, down to the founder of our society, have only unfolded that.',
        },
        { kind: 'link', label: 'The founder of the society', to: '/prabhupad' },
      ],
    },
  ],
}
