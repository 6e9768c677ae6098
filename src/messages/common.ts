import { translated } from './translated'

export const commonMessages = translated('common', {
  skip: 'Skip to the content',
  loading: 'Loading…',
  shownOf: (shown: string, total: string) => `${shown} of ${total} shown`,
  required: 'Required',
  requiredNote: '* Required',
  cancel: 'Cancel',
  close: 'Close',
  retry: 'Retry',
  /** The button below a text whose long words are cut. */
  expandableText: { all: 'Show all', less: 'Show less' },
  reload: 'Reload',
  copying: {
    copied: 'Copied',
    refused: 'Not copied',
    instructions: 'Your browser did not allow it. Please select the text and copy it yourself.',
  },
  home: 'Home',
  breadcrumbs: 'Breadcrumb',
  backToTop: 'Back to top',
  newTab: 'opens in a new tab',
  newVersion: 'A new version of this site is ready.',
  slow: 'The server takes long to answer. It may be starting: what is shown here will come.',
  offline: 'You are offline. What you see may be out of date.',
  /** The heading in place of a list that could not be loaded, or of several. */
  notLoaded: {
    courses: 'The courses could not be loaded',
    activities: 'The activities could not be loaded',
    pictures: 'The pictures could not be loaded',
    videos: 'The videos could not be loaded',
    several: 'Parts of this page could not be loaded',
  },
  partNotLoaded:
    'This part of the page could not be loaded. Check the internet connection, then try again.',
  /** After a reload that the page made by itself: the press that asked for the missing part is lost. */
  renewed:
    'A part of this page could not be loaded, so the page was loaded again. If you pressed something, please press it once more.',
  staleData: 'The latest could not be fetched. What you see may be out of date.',
  /** On records of the public site, for people who are signed in. */
  staff: { edit: 'Edit', editWhat: (title: string) => `Edit: ${title}` },
  sharing: {
    share: 'Share',
    shareWhat: (what: string) => `Share: ${what}`,
    copied: 'Link copied',
    here: 'Your browser does not let us copy. Here is the link:',
    gone: 'What this link leads to was not found. It may have been taken down.',
  },
  calendar: {
    add: 'Add to calendar',
    addWhat: (title: string) => `Add to calendar: ${title}`,
  },
  /** The menu of an entry with both. */
  saveOrShare: (what: string) => `Save or share: ${what}`,
  unsaved: {
    title: 'Unsaved changes',
    text: 'What you typed has not been saved.',
    discard: 'Discard changes',
    keep: 'Keep editing',
  },
  sent: { title: 'What you sent', none: 'not given' },
  length: (min: number, max: number) => `${min} to ${max} characters`,
  count: (used: number, limit: number) => `${used} / ${limit}`,
  over: (used: number, limit: number) => `${used} / ${limit} · ${used - limit} over`,
  nearLimit: (left: number) => `${left} characters left`,
  overLimit: (over: number) => `${over} characters over the limit`,
})
