import type { Head } from '../head'
import { translated } from '../translated'

/** Title and description of every public route [A11Y-2]. */
export const headMessages = translated('heads', {
  home: {
    title: 'Home',
    description:
      'A temple community in Chitrakoot: darshan, Vedic courses, activities, galleries, and how to give towards the new temple.',
    canonical: '/',
  },
  contactUs: {
    title: 'Contact Us',
    description: 'Write to the temple about a visit, a course or a seva, and see where it stands.',
    canonical: '/contactus',
  },
  chitrakoot: {
    title: 'Chitrakoot',
    description:
      'A guide to Chitrakoot: twelve places to visit, rooms for pilgrims, free vegetarian prasadam, and how to come by air, train and road.',
    canonical: '/chitrakoot',
  },
  kamadgiri: {
    title: 'Kamadgiri',
    description:
      'Kamadgiri, the forested hill at the heart of Chitrakoot: how pilgrims walk the parikrama of about five kilometres, and what the books say of it.',
    canonical: '/kamadgiri',
  },
  prabhupad: {
    title: 'Founder Acharya',
    description:
      'The life of A. C. Bhaktivedanta Swami Prabhupada, who sailed to New York at sixty-nine and carried the message of the Gita round the world.',
    canonical: '/prabhupad',
  },
  chaitanya: {
    title: 'Lord Chaitanya',
    description:
      'The life and teachings of Lord Chaitanya: his birth in Navadvipa, the song of the holy names, Puri, the south, Vrindavan and the eight verses.',
    canonical: '/chaitanyamahaprabhu',
  },
  templeConstruction: {
    title: 'Temple Construction',
    description:
      'Help to build the temple in Chitrakoot: give a square foot, a pillar or a brick, see what is proposed, and learn where to find current news.',
    canonical: '/templeCon',
  },
  refundPolicy: {
    title: 'Refund Policy',
    description:
      'How to return or exchange something bought from us: 30 days to ask, refunds within 30 days of the request, what cannot be returned, and shipping.',
    canonical: '/policies/refund-policy',
  },
  privacyPolicy: {
    title: 'Privacy Policy',
    description:
      'What personal information this website collects, why, who sees it, how payments and cookies work, and how to have your information corrected.',
    canonical: '/policies/privancy-policy', // as given
  },
  terms: {
    title: 'Terms and Conditions',
    description:
      'The terms for using this website and buying through it: orders, prices, accuracy, links, comments, prohibited uses and the limits of our liability.',
    canonical: '/policies/terms-and-condirions', // as given
  },
  forecast: { title: 'Weather forecast', unlisted: true },
  activities: {
    title: 'Our Activities',
    description: 'Festivals, seva and pilgrimages of the temple, with day and time of each.',
    canonical: '/activities',
  },
  courses: {
    title: 'Vedic Courses',
    description:
      'Short term courses, long term courses and daily classes of the temple: what they teach, how long they take, when they start, and how to register.',
    canonical: '/courses',
  },
  coursesRegister: {
    title: 'Register for Vedic Courses',
    description:
      'Register for a Vedic course of the temple: your name, your language and your address.',
    canonical: '/coursesregister',
  },
  imageGallery: {
    title: 'Image Gallery',
    description:
      'Pictures of the temple, the ghats, the festivals and the country round Chitrakoot.',
    canonical: '/igallery',
  },
  videoGallery: {
    title: 'Video Gallery',
    description: 'Films of the aartis, the kirtans and the festivals of the temple.',
    canonical: '/vgallery',
  },
  signIn: {
    title: 'Sign in',
    description: 'Sign-in for the staff of the temple.',
    unlisted: true,
  },
  notFound: { title: '404 Not Found', unlisted: true },
} satisfies Record<string, Head>)
