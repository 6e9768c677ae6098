import { csvMessages } from './form/csv'

/** The menu's name for a screen, and its title where that differs. */
export interface ScreenLabel {
  label: string
  title?: string
  /** A line below the title, where that alone does not say what the screen lists. */
  note?: string
}

/** Messages that the admin's screens share; titles and labels are in the resource files. */
export const adminMessages = {
  name: 'Back office',
  menu: 'Menu',
  sidebar: 'Sidebar',
  closeMenu: 'Close menu',
  viewSite: 'View site',
  admin: 'Admin',
  account: {
    profile: 'Profile',
    changePassword: 'Change Password',
    logout: 'Logout',
    keys: 'Keyboard help',
  },
  signedInAs: (email: string) => `Signed in as ${email}`,
  otherPerson: {
    title: 'Another person has signed in',
    text: (other: string, shown: string) =>
      `${other} has signed in in another tab of this browser. This page was opened by ${shown}.`,
    kept: 'Nothing is sent until you decide. What was typed here stays.',
    goOn: (other: string) => `Go on as ${other}`,
    signIn: (shown: string) => `Sign in as ${shown}`,
  },
  groups: { home: 'Home page', programmes: 'Programmes', galleries: 'Galleries', mail: 'Mail' },
  screens: { dashboard: { label: 'Dashboard' }, changepass: { label: 'Change Password' } },
  rights: (year: number, vendor: string) => `© ${year} ${vendor}. All rights reserved.`,
  vendorLinks: 'Links of the maker',
  loading: 'Loading records…',
  messagesOfVisitors: 'messages of visitors',
  // The dashboard's panels; its skeleton has them too.
  newest: { messages: 'Newest messages', registrations: 'Newest registrations' },

  find: {
    button: 'Find',
    keys: 'Ctrl K',
    title: 'Find everywhere',
    tip: 'Find everywhere (Ctrl K)',
  },
  importCsv: 'Import CSV',
  more: 'More',

  add: 'Add',
  submit: 'Submit',
  update: 'Update',
  saving: 'Saving…',
  updating: 'Updating…',
  answer: 'Answer',
  edit: 'Edit',
  whatsapp: 'WhatsApp',
  download: 'Download',
  delete: 'Delete',
  deleting: 'Deleting…',
  bulkDelete: 'Bulk Delete',
  duplicate: 'Duplicate',
  duplicateOne: (name: string) => `Duplicate: ${name}`,
  selected: (figure: number) => `${figure} selected`,
  clear: 'Clear',
  longSearch: 'Only the beginning is searched for: a search has at most 200 letters.',
  clearSearch: 'Clear search',
  selectPage: 'Select all rows on this page',
  selectRow: (number: number, name: string) => `Select row ${number}: ${name}`,
  actOn: (action: string, name: string) => `${action}: ${name}`,
  editOne: (name: string) => `Edit: ${name}`,
  deleteOne: (name: string) => `Delete: ${name}`,
  detailsOf: (name: string) => `Details: ${name}`,
  pictureOf: (name: string) => `Picture: ${name}`,
  /** Shown in place of Edit and Delete. */
  readOnly: {
    'no-id': 'No id: cannot be changed',
    'rounded-id': 'Its id is too long to be read exactly: it cannot be changed or deleted here',
    undecodable: 'Its letters came in an unknown encoding: it cannot be changed or deleted here',
  },
  /** The name of a record whose naming field is empty. */
  unnamed: (one: string, number: number) => `${one} ${number}`,
  table: {
    id: 'Id',
    action: 'Action',
    nothing: '–',
    scrolls: (title: string) => `${title}, scrolls sideways`,
    past: 'past',
  },
  columns: {
    button: 'Columns',
    title: 'Shown columns',
    showAll: 'Show all',
  },

  noRecords: 'No Records found',
  addFirst: (one: string) => `Add the first ${one}`,
  /** Beside the name of a row that was just saved. */
  noLongerMatches: 'no longer matches the search',
  nothingFound: (search: string, fields: string) => `Nothing has “${search}” in its ${fields}.`,
  formNotLoaded: 'The form could not be loaded. Check the internet connection, then try again.',
  notLoaded: (many: string) => `The ${many} could not be loaded`,
  /** The server has asked to wait while many pages are read. */
  goesOn: (seconds?: number) =>
    seconds === undefined
      ? 'The server is busy. Reading goes on by itself.'
      : `The server is busy. Reading goes on in ${seconds} s.`,
  notOnPage: (one: string) =>
    `The ${one} of this link is not in the list. It may have been deleted or renamed.`,
  nothingLost: 'Nothing is lost. Check the internet connection, then try again.',

  pager: {
    showing: (first: string, last: string, total: string) =>
      `Showing ${first} to ${last} of ${total} results`,
    capped: (rows: string) => `The server sends at most ${rows} at a time.`,
    size: 'Selected Page Count',
    name: 'Pagination',
    previous: 'Previous page',
    next: 'Next page',
    page: (page: number) => `Page ${page}`,
    pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
    gap: '…',
  },

  // As given.
  selectFirst: 'Please selete the record first',
  notCreated: 'Something went wrong, unable to create record.',
  notUpdated: 'No record are updated',
  notDeleted: 'No record are deleted',

  missing: (label: string) => `${label} is required.`,
  signIn: 'Sign in',
  signInNote: 'What you typed is kept and offered when you open this form again.',
  video: {
    play: (name: string) => `Play: ${name}`,
    failed: 'This video cannot be played here.',
    openVideo: 'Open the video',
    noLink: 'No link to this video is known.',
  },

  csv: csvMessages,
}
