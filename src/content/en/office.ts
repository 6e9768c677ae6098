import { changePassword } from './office-change-password'
import { csv } from './office-csv'
import { dashboard } from './office-dashboard'
import { keys } from './office-keys'
import { pane } from './office-pane'
import { preview } from './office-preview'
import { replies } from './office-replies'

/** Words that the screens of the back office share; each resource brings its own titles and labels. */
export const office = {
  name: 'Back office',
  menu: 'Menu',
  closeMenu: 'Close menu',
  viewSite: 'View site',
  admin: 'Admin',
  account: { profile: 'Profile', changePassword: 'Change Password', logout: 'Logout' },
  groups: { home: 'Home page', programmes: 'Programmes', galleries: 'Galleries', mail: 'Mail' },
  /** What the menu calls a screen, and its title where that differs. */
  screens: {
    dashboard: { label: 'Dashboard' },
    slider: { label: 'Slider' },
    notification: { label: 'Notification' },
    activities: { label: 'Activities' },
    courses: { label: 'Course List', title: 'Courses' },
    registrations: { label: 'Registrations' },
    igallery: { label: 'Image Gallery' },
    vgallery: { label: 'Video Gallery' },
    contactus: { label: 'Contact Us' },
    email: { label: 'Email', title: 'Email Logs' },
    changepass: { label: 'Change Password' },
  } as Record<string, { label: string; title?: string }>,
  rights: (year: number, vendor: string) => `© ${year} ${vendor}. All rights reserved.`,
  vendorLinks: 'Links of the maker',
  loading: 'Loading records…',

  add: 'Add',
  submit: 'Submit',
  update: 'Update',
  saving: 'Saving…',
  updating: 'Updating…',
  edit: 'Edit',
  download: 'Download',
  delete: 'Delete',
  deleting: 'Deleting…',
  bulkDelete: 'Bulk Delete',
  duplicate: 'Duplicate',
  duplicateOne: (name: string) => `Duplicate: ${name}`,
  copyPicture: 'A copy of a record. Its picture cannot be copied: choose one.',
  copyFile: 'A copy of a record. Its file cannot be copied: choose one if it is to go along.',
  another: 'Save and add another',
  selected: (figure: number) => `${figure} selected`,
  clear: 'Clear',
  clearSearch: 'Clear search',
  selectAll: 'Select all',
  selectPage: 'Select all rows on this page',
  selectRow: (number: number, name: string) => `Select row ${number}: ${name}`,
  actOn: (action: string, name: string) => `${action}: ${name}`,
  editOne: (name: string) => `Edit: ${name}`,
  deleteOne: (name: string) => `Delete: ${name}`,
  detailsOf: (name: string) => `Details: ${name}`,
  pictureOf: (name: string) => `Picture: ${name}`,
  /** What a record without its naming text is called. */
  unnamed: (one: string, number: number) => `${one} ${number}`,
  table: {
    id: 'Id',
    action: 'Action',
    nothing: '–',
    scrolls: (title: string) => `${title}, scrolls sideways`,
  },

  noRecords: 'No Records found',
  addFirst: (one: string) => `Add the first ${one}`,
  nothingFound: (search: string, fields: string) => `Nothing has “${search}” in its ${fields}.`,
  notLoaded: (many: string) => `The ${many} could not be loaded`,
  nothingLost: 'Nothing is lost. Check the internet connection, then try again.',

  pager: {
    showing: (first: string, last: string, total: string) =>
      `Showing ${first} to ${last} of ${total} results`,
    size: 'Selected Page Count',
    name: 'Pagination',
    previous: 'Previous page',
    next: 'Next page',
    page: (page: number) => `Page ${page}`,
    pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
    gap: '…',
  },

  // SPEC 8, as given.
  selectFirst: 'Please selete the record first',
  notCreated: 'Something went wrong, unable to create record.',
  notUpdated: 'No record are updated',
  notDeleted: 'No record are deleted',

  missing: (label: string) => `${label} is required.`,
  missingPicture: 'Please choose a picture.',
  stillHere: (button: string) =>
    `What you typed is still here. Correct it if needed and press ${button} again.`,
  stillThere: 'Nothing was deleted.',
  partlyThere: (left: number, of: number) =>
    `${of - left} of ${of} were deleted.${left ? ' What is left stands here.' : ''}`,
  signIn: 'Sign in',
  signInNote: 'What you typed is kept and offered when you open this form again.',
  signInFileNote:
    'What you typed is kept and offered when you open this form again; the file must be chosen again.',
  nearSaid: (limit: number) => `Close to the limit of ${limit} characters.`,
  overSaid: (limit: number) => `Over the limit of ${limit} characters.`,
  overLimit: 'You can still save; the server may cut the text.',

  draft: {
    question: 'Restore what you typed?',
    text: 'The last time this form was open, something in it was not saved.',
    fileText: 'The chosen file could not be kept: please choose it again.',
    restore: 'Restore',
    discard: 'Discard',
  },

  removal: {
    title: 'Delete Own Record',
    question: (figure: number, things: string) => `Delete ${figure} ${things}?`,
    button: (figure: number) => `Delete ${figure}`,
    cannotUndo: 'This cannot be undone.',
  },

  picture: {
    drop: 'Drop a picture here, or',
    choose: 'Choose a picture',
    chooseAnother: 'Choose another',
    dropHere: 'Drop to use this picture',
    kinds: 'JPG, PNG or WebP',
    upTo: 'up to 5 MB',
    recommended: (size: string) => `recommended ${size}`,
    current: 'The current picture',
    keepCurrent: 'Keep the current picture',
    remove: 'Remove',
    preview: 'Preview of the chosen picture',
    wider: 'Wider than recommended: the left and right edges are cut, as in the preview.',
    taller: 'Taller than recommended: the top and bottom edges are cut, as in the preview.',
    smaller: 'Smaller than recommended: it may look blurred on the website.',
    large: (size: string) => `${size}: larger than 5 MB, sending may fail.`,
    wrong: (name: string) =>
      `“${name}” cannot be shown on the website. Choose a JPG, PNG or WebP picture.`,
    empty: (name: string) => `“${name}” is an empty file. Choose another picture.`,
    how: 'How the picture is sent',
    scaled: 'Scale down before upload',
    original: 'Send the original',
    about: (size: string) => `about ${size}`,
    pixels: (width: number, height: number) => `${width} × ${height} px`,
  },

  choose: 'Choose',
  zone: 'IST',
  date: { pick: 'Pick a date instead', keep: (text: string) => `Keep “${text}”` },
  time: { pick: 'Pick a time instead', keep: (text: string) => `Keep “${text}”` },
  attachment: {
    drop: 'Drop a file here, or',
    choose: 'Choose a file',
    dropHere: 'Drop to send this file along',
    replace: 'Replace',
    remove: 'Remove',
    current: 'The current attachment',
    keepCurrent: 'Keep the current one',
    large: (size: string) => `${size}: larger than 5 MB, sending may fail`,
    empty: (name: string) => `“${name}” is an empty file. Choose another one.`,
  },
  film: {
    play: (name: string) => `Play: ${name}`,
    failed: 'This video cannot be played here.',
    elsewhere: 'Open the video',
    noLink: 'No link to this video is known.',
  },

  csv,
  dashboard,
  keys,
  pane,
  preview,
  replies,
  changePassword,
}
