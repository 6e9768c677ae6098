/** Saving and deleting records that somebody else may have changed meanwhile. */
export const saveMessages = {
  changedMeanwhile: (labels: string) => `Changed meanwhile: ${labels}`,
  bothChanged: (labels: string) =>
    `Nothing was saved: somebody else has changed ${labels} as well. Press Update to choose.`,
  notCompared:
    'It could not be compared with what others may have saved meanwhile. Nothing was saved.',
  notCleared: (label: string, old: string) =>
    `Saved, but ${label} is still “${old}”: the server did not clear it.`,
  mailFailed: (status: string) =>
    `Saved, but its status is “${status}”: it may not have been sent.`,
  tryAgain: 'Try again',
  saveAnyway: 'Save anyway',
  notFound: 'The record could not be found; it may have been deleted or renamed.',
  lookThroughAll: 'Look through all pages',
  lookThroughMore: 'Look through the next 1,000',
  notAmong: (figure: string) => `The record is not among the first ${figure} records.`,
  onNoPage: 'The record is on no page; it has been deleted.',
  addAgain: 'Add it again from what was typed',
  fileNotAdded: 'Its picture or file is not added again: choose it first.',

  conflict: {
    title: 'Changed by somebody else',
    text: 'Since you opened this record, somebody else has changed what you changed. Choose for each field what to save.',
    theirs: 'Theirs',
    mine: 'Mine',
    nothing: 'Empty',
    missing: (labels: string) => `Please choose: ${labels}`,
    save: 'Save my choice',
    back: 'Back to the form',
  },

  saveAndNext: 'Save and next',
  saveAndPrevious: 'Save and previous',
  noFurther: (one: string) => `There is no further ${one}.`,

  delete: {
    changed:
      'Nothing was deleted: since the list was loaded, somebody else has changed what is listed below. Press Delete again to delete it.',
    changedFields: (labels: string) => `Changed meanwhile: ${labels}`,
    notFound: 'No longer found: it may have been deleted or renamed.',
    notCompared:
      'It could not be checked whether somebody else has changed anything. Nothing was deleted.',
    deleteAnyway: 'Delete anyway',
  },
}
