import { pictureEditorMessages, pictureMotionMessages } from './picture-editor'

/** Forms and their controls, and the dialog that confirms a deletion. */
export const formMessages = {
  copyPicture: 'A copy of a record. Its picture cannot be copied: choose one.',
  copyFile: 'A copy of a record. Its file cannot be copied: choose one if it is to go along.',
  another: 'Save and add another',
  missingPicture: 'Please choose a picture.',
  signInFileNote:
    'What you typed is kept and offered when you open this form again; the file must be chosen again.',
  stillHere: (button: string) =>
    `What you typed is still here. Correct it if needed and press ${button} again.`,
  noResponse: 'No answer came. It may have been saved: look at the list before you send it again.',
  stopped: 'Stopped. It may have been saved: look at the list before you send it again.',
  uploading: (size: string, since: string) => `Sending ${size} since ${since}…`,
  stop: 'Stop',
  uncertain: 'It may have been saved: look at the list before you send it again.',
  redirected:
    'The server has sent this request to another address. Look at the list before you send it again.',
  tooLarge: 'The file is too large for the server. Choose a smaller one.',
  typedStays: 'What you typed is still here.',
  stillThere: 'Nothing was deleted.',
  partlyThere: (left: number, of: number) =>
    `${of - left} of ${of} were deleted.${left ? ' What is left stands here.' : ''}`,
  nearLimit: (limit: number) => `Close to the limit of ${limit} characters.`,
  overLimitAnnouncement: (limit: number) => `Over the limit of ${limit} characters.`,
  overLimit: 'You can still save; the server may cut the text.',
  longAddress: 'Longer than advised. It is sent whole: an address is never cut.',

  /** For U+FFFD, which a program has stored in place of a letter. */
  lostLetter: '"\ufffd" stands for a letter that was lost: type it again.',
  repeat: {
    label: 'Repeat every week until',
    hint: 'Each day becomes a record of its own, 52 at most.',
    days: (count: number, days: string) => `${count} records: ${days}`,
    title: (many: string) => `Add ${many} every week`,
  },
  link: {
    meant: (link: string) =>
      `Visitors will see it as text, not as a link. Write ${link} if you mean that address.`,
    none: 'Visitors will see it as text, not as a link. An address begins with https://, or with / for a page of this site.',
    notPlayed: 'It cannot be played on the website: visitors get a link to it.',
    noVideo:
      'It can be neither played nor opened. Copy the address of the video from YouTube or Vimeo, beginning with https://.',
  },

  draft: {
    question: 'Restore what you typed?',
    text: 'The last time this form was open, something in it was not saved.',
    fileText: 'The chosen file could not be kept: please choose it again.',
    restore: 'Restore',
    discard: 'Discard',
    replaceQuestion: 'Replace what you have typed now?',
    keep: 'Keep what I typed',
    replace: 'Replace it',
  },

  delete: {
    title: 'Delete Own Record',
    question: (figure: number, things: string) => `Delete ${figure} ${things}?`,
    button: (figure: number) => `Delete ${figure}`,
    cannotUndo: 'This cannot be undone.',
    noResponse: (figure: number) =>
      figure > 1
        ? 'No answer came. They may have been deleted: look at the list before you delete them again.'
        : 'No answer came. It may have been deleted: look at the list before you delete it again.',
    uncertain: (figure: number) =>
      figure > 1
        ? 'They may have been deleted: look at the list before you delete them again.'
        : 'It may have been deleted: look at the list before you delete it again.',
  },

  picture: {
    drop: 'Drop a picture here, or',
    choose: 'Choose a picture',
    chooseAnother: 'Choose another',
    dropHere: 'Drop to use this picture',
    kinds: 'JPG, PNG or WebP',
    upTo: 'up to 5\u00a0MB',
    recommended: (size: string) => `recommended ${size}`,
    current: 'The current picture',
    keepCurrent: 'Keep the current picture',
    remove: 'Remove',
    preview: 'Preview of the chosen picture',
    wider: 'Wider than recommended: the left and right edges are cut, as in the preview.',
    taller: 'Taller than recommended: the top and bottom edges are cut, as in the preview.',
    smaller: 'Smaller than recommended: it may look blurred on the website.',
    large: (size: string) => `${size}: larger than 5\u00a0MB, sending may fail.`,
    wrong: (name: string) =>
      `“${name}” cannot be shown on the website. Choose a JPG, PNG or WebP picture.`,
    empty: (name: string) => `“${name}” is an empty file. Choose another picture.`,
    unreadable: (name: string) =>
      `“${name}” could not be read. It may have been moved or deleted: choose it again.`,
    heic: (name: string) =>
      `“${name}” cannot be shown on the website: it is an HEIC picture, as iPhones take them. Save it as JPG and choose that.`,
    tooLarge: (name: string) =>
      `“${name}” has more than 100 million pixels, too many to be opened here. Save it smaller and choose that.`,
    undrawable: (name: string) =>
      `“${name}” has to be drawn anew for the website, and this browser's protection against tracking spoils that. Save it as a JPG of at most 5\u00a0MB and choose that, or allow drawing (canvas) for this site.`,
    undrawn: pictureEditorMessages.undrawn,
    how: 'How the picture is sent',
    scaled: 'Scale down before upload',
    original: 'Send the original',
    about: (size: string) => `about ${size}`,
    pixels: (width: number, height: number) => `${width} × ${height} px`,
    edited: 'edited',
    motion: pictureMotionMessages,
    editor: pictureEditorMessages,
  },

  oneFile: (ignored: string) => `There is room for one file. Not taken: ${ignored}`,

  choose: 'Choose',
  zone: 'IST',
  incomplete: {
    date: 'The day is not complete: give day, month and year, or clear the field.',
    time: 'The time is not complete: give hours and minutes, or clear the field.',
  },
  oddYear: (year: number) => `The year is ${year}. A year has four digits, such as 2026.`,
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
    large: (size: string) => `${size}: larger than 5\u00a0MB, sending may fail`,
    empty: (name: string) => `“${name}” is an empty file. Choose another one.`,
    unreadable: (name: string) =>
      `“${name}” could not be read. It may have been moved or deleted: choose it again.`,
  },
}
