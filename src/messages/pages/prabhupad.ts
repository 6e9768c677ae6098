import type { FounderPage } from '../page'

export const prabhupad: FounderPage = {
  title: 'Founder Acharya',
  hindi: 'संस्थापक आचार्य',
  parent: 'about',
  heading: 'A journey that began at sixty-nine',
  art: { picture: 'garland', alt: 'A garland of marigolds around a lotus' },
  lead: 'With a trunk of books and almost no money, Srila Prabhupada crossed two oceans on a cargo ship to bring the message of the Bhagavad Gita to the West.',
  intro: [
    {
      kind: 'text',
      text: 'A. C. Bhaktivedanta Swami Prabhupada had been a student, a family man and a chemist, and had carried his teacher’s request with him for more than forty years. In the twelve years that were left to him he went round the world fourteen times, opened temples on every inhabited continent, and translated and explained the great Vaishnava books in more than fifty volumes.',
    },
    {
      kind: 'line',
      text: 'उनका जीवन एक ही वाक्य\u00a0में: जो\u00a0पाया, वह बाँट दिया।',
    },
  ],
  timeline: {
    hindi: 'जीवन यात्रा',
    title: 'A life in six dates',
    milestones: [
      { year: '1896', text: 'Born in Calcutta on 1\u00a0September' },
      { year: '1922', text: 'Meets his spiritual teacher' },
      { year: '1944', text: 'Starts a magazine, alone' },
      { year: '1959', text: 'Takes the vow of renunciation' },
      { year: '1966', text: 'Founds the society in New York' },
      { year: '1977', text: 'Passes away in Vrindavan' },
    ],
  },
  biography: {
    hindi: 'जीवन परिचय',
    title: 'His life',
  },
  sections: [
    {
      id: 'early-life',
      title: 'A childhood in Calcutta',
      blocks: [
        {
          kind: 'text',
          text: 'He was born in Calcutta on 1 September 1896, the day after the festival of Krishna’s birth, and was named Abhay Charan, one who is fearless at the feet of the Lord. His father, Gour Mohan De, was a cloth merchant who worshipped Krishna every day, welcomed holy men at his table, and prayed that his son would serve Radha and Krishna. His mother was Rajani. As a boy Abhay asked for a small festival cart of his own, had it built, and drew it through the lane with his friends.',
        },
        {
          kind: 'text',
          text: 'He studied at the Scottish Church College, then one of the leading colleges of the city. These were the years of Gandhi’s call to leave British schools and courts. Abhay finished his studies in 1920 and, in answer to that call, did not accept his degree. He was by then a married man, and he went to work for a chemical firm.',
        },
      ],
    },
    {
      id: 'request',
      title: 'A teacher’s request',
      blocks: [
        {
          kind: 'text',
          text: 'In 1922 a friend took him, rather against his will, to meet Bhaktisiddhanta Sarasvati, the founder of the Gaudiya Math. They had hardly sat down when the teacher asked why educated young men like them did not carry the message of Lord Chaitanya to the world in English. Abhay argued that a country under foreign rule had first to be free. Bhaktisiddhanta answered that the message could not wait for any government. Abhay went away convinced, though it was long before he could act on it.',
        },
        {
          kind: 'text',
          text: 'He moved with his family to Allahabad and opened a pharmacy. There, in 1933, he received initiation. Near the end of 1936 he wrote to his teacher asking how he might serve, and the reply repeated the first request: to explain in English what they had learned. It was the last letter. Bhaktisiddhanta passed away on the first day of 1937.',
        },
      ],
    },
    {
      id: 'magazine',
      title: 'One man and a magazine',
      blocks: [
        {
          kind: 'text',
          text: 'In 1944, in the middle of a world war and with paper rationed, he brought out the first issue of Back to Godhead. He wrote the articles, typed them, argued for the paper, read the proofs and then sold the copies himself, in tea stalls and on the street. When there was no money the magazine stopped, and when there was some it began again. It has outlived him and appears in many languages today.',
        },
        {
          kind: 'text',
          text: 'His business did less well the more he wrote. In 1950, at fifty-four, he retired from family life, and later made his home in Vrindavan, in two small rooms of the old temple of Radha and Damodara, where the great teachers of his line lie buried. In September 1959, at Mathura, he took the vow of renunciation and became Bhaktivedanta Swami. Then he set himself a task for a lifetime: to put the eighteen thousand verses of the Srimad Bhagavatam into English. The first three volumes were printed in Delhi before he left India.',
        },
      ],
    },
    {
      id: 'voyage',
      title: 'The voyage of the Jaladuta',
      blocks: [
        {
          kind: 'text',
          text: 'On 13 August 1965 he boarded the cargo ship Jaladuta at Calcutta. The owner of the shipping line, Sumati Morarji, had given him the passage after trying to talk him out of it, for he was old and the voyage was hard. He carried an umbrella, some dry cereal, forty rupees and a trunk with sets of his three volumes. In the Arabian Sea he suffered two heart attacks and was not sure that he would live to land.',
        },
        {
          kind: 'text',
          text: 'After thirty-five days, through the Suez Canal and across the Atlantic, the ship came to Boston. There, in the harbour, he wrote a prayer in Bengali. He did not know why he had been brought to such a place, it says, nor how anyone would understand him. He asked to be made to dance like a puppet, if the Lord wished it so. Two days later he stepped ashore in New York, where he knew no one. He was sixty-nine.',
        },
      ],
    },
    {
      id: 'society',
      title: 'The society in New York',
      blocks: [
        {
          kind: 'text',
          text: 'The first winter was lonely. He lived in borrowed rooms, was robbed of his typewriter, and spoke to whoever came. In 1966 some young people rented a small shop for him at 26 Second Avenue, in a poor part of the city. There, in July 1966, he incorporated the International Society for Krishna Consciousness and wrote down its seven purposes. He cooked for his visitors, taught them the Gita three evenings a week, and took them out to sing under a tree in Tompkins Square Park.',
        },
        {
          kind: 'text',
          text: 'The next year there was a temple in San Francisco and the first festival of carts in the West. Centres followed in London, Paris, Hamburg, Tokyo, Sydney, Nairobi and many other cities. In the 1970s he came back to India with his pupils and began the temples of Mayapur, Vrindavan and Bombay. He asked that nobody within ten miles of a temple should go hungry, and the free kitchens of the society began from that wish.',
        },
      ],
    },
    {
      id: 'books',
      title: 'The books',
      blocks: [
        {
          kind: 'text',
          text: 'He slept little. By one or two in the morning he was at his desk, with a lamp and a dictating machine, and worked until the household woke. In this way, on journeys and between meetings, he finished Bhagavad Gita As It Is, the seventeen volumes of the Chaitanya Charitamrita, the Nectar of Devotion, the Ishopanishad and many smaller books, and carried the Srimad Bhagavatam into its tenth canto.',
        },
        {
          kind: 'text',
          text: 'His way of presenting a text was always the same. The verse stands first in its own script, then in Roman letters; then comes the meaning of each word, then the translation, and only then the commentary. A reader can check every step. In 1972 he founded the Bhaktivedanta Book Trust to print them, and he used to say that the books would go on speaking when he could not. They can be read today in dozens of languages.',
        },
      ],
    },
    {
      id: 'last-years',
      title: 'Last years in Vrindavan',
      blocks: [
        {
          kind: 'text',
          text: 'Between 1965 and 1977 he went round the world fourteen times, and by the end there were more than a hundred temples, farms and schools under his care. He answered thousands of letters, often by return of post, and looked after large things and small: how a deity should be dressed, how a lease should be read, how a quarrel between two pupils might be mended. He formed a governing body in 1970, so that the work should not depend on one man.',
        },
        {
          kind: 'text',
          text: 'In 1977 his health failed. He returned to Vrindavan and stayed in his rooms at the temple of Krishna and Balaram. Too weak to sit up, he went on dictating his commentary in a whisper, with a microphone held near his lips and his pupils singing softly by the bed. He passed away there on the evening of 14 November 1977. His samadhi, of white marble, stands at the gate of that temple.',
        },
      ],
    },
  ],
  testimonials: {
    hindi: 'श्रद्धा के शब्द',
    title: 'What readers find in his books',
    items: [
      {
        picture: 'c-gita',
        alt: 'An open book on a wooden stand',
        heading: 'A verse can be checked',
        subHeading: 'A student of the Gita',
        text: 'Before I am told what a verse means I am shown what it says: the script, the sounds, each word alone. I may disagree with the commentary. I can never say that the text was kept from me.',
      },
      {
        picture: 'garland-teal',
        alt: 'A garland of marigolds around a lotus',
        heading: 'It is not too late',
        subHeading: 'A reader past sixty',
        text: 'I had thought that my useful years were over. Then I read that he boarded the ship at sixty-nine, with a weak heart and forty rupees. I stopped counting mine and asked what was still to be done.',
      },
      {
        picture: 'w-books',
        alt: 'A stack of books with a lotus on top',
        heading: 'A bridge made of books',
        subHeading: 'A teacher of literature',
        text: 'Great works often come to us in fragments. Here is a whole library, kept in order, with its own tradition of reading around it. My pupils meet these books as something people live by, and that changes the questions they ask.',
      },
      {
        picture: 'c-lamp',
        alt: 'A brass lamp with five flames',
        heading: 'A kitchen, a song, a book',
        subHeading: 'A mother of two',
        text: 'I have little time to study. He asked for things that a house can do: offer the food before eating it, sing a little, read one verse aloud. The children remember the song, and I remember the verse.',
      },
      {
        picture: 'c-beads',
        alt: 'A string of wooden beads around a lotus',
        heading: 'Work begun again each morning',
        subHeading: 'A pilgrim in Vrindavan',
        text: 'They show you the small rooms where he lived before anyone had heard of him: a desk, a cot, a cooking stove. Nothing there foretells a world-wide society. One sees only that he sat down every day and did the next page.',
      },
    ],
  },
}
