import { translated } from './translated'

const statuses: Record<number, string> = {
  400: '400 Bad Request',
  404: '404 Not Found',
  405: '405 Method Not Allowed',
}

export const errorMessages = translated('errors', {
  statuses,
  unexpected: 'Unexpected Application Error!',
  noPages: 'No Pages found',
  pathEnds: 'The path you followed ends here.',
  hindi: 'यह पृष्ठ नहीं मिला।',
  unexpectedText: 'Something on this page did not work. Reloading often helps.',
  offline: {
    title: 'You are offline',
    text: 'This page has not been fetched yet. Please reload it when the network is back.',
  },
  home: 'Back to Home',
  contact: 'Contact Us',
  reload: 'Reload',
  newVersion: {
    title: 'The site has been renewed',
    text: 'This page belongs to its earlier version. Please reload it.',
  },
})
