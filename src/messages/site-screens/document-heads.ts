import type { Head } from '../head'
import { translated } from '../translated'

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
