/** "Needs attention" on the dashboard: records that visitors see broken. */
export const attentionMessages = {
  title: 'Needs attention',
  checkEverything: 'Check all pictures and links',
  stop: 'Stop',
  looking: 'Checking the newest records',
  /** A whole check; `progress` says how many records of the screen have been read, once one has. */
  checking: (screen: string, progress?: readonly [figure: string, total: string]) =>
    `Checking pictures and links: ${screen}${progress ? `, ${progress[0]} of ${progress[1]} records` : ''}`,
  checkedAt: (time: string) => `All pictures and links were checked at ${time}.`,
  /** The counts of records with a problem, and of all that were looked at. */
  found: (problems: number, figure: string, looked: string) =>
    `${problems === 1 ? 'One record needs' : `${figure} records need`} attention, of ${looked} that were looked at.`,
  nothing: (looked: string) =>
    `Nothing is broken on the website: ${looked} records were looked at.`,
  nothingElse: (looked: string) => `Nothing else is broken: ${looked} records were looked at.`,
  notLoaded: (screen: string) => `The records of “${screen}” could not be looked at.`,
  retry: (screen: string) => `Retry: ${screen}`,
  onlyFirst: (screen: string, looked: string, total: string) =>
    `${screen}: only the newest ${looked} of ${total} records were looked at.`,
  showFewer: (screen: string) => `Show fewer: ${screen}`,
  showAll: (figure: string, screen: string) => `Show all ${figure}: ${screen}`,

  noPicture: 'No picture: visitors see a placeholder.',
  missingPicture: 'The picture file is missing or broken: visitors see a placeholder.',
  unsafePicture: 'The address of the picture is not safe: visitors see a placeholder.',
  link: (value: string) => `The link “${value}” will not open.`,
  pastActivities: (count: number, figure: string) =>
    count === 1 ? 'One activity is over.' : `${figure} activities are over.`,
  begunCourses: (count: number, figure: string) =>
    count === 1 ? 'One course has begun.' : `${figure} courses have begun.`,
  lookThrough: 'Look through them',
  lookThroughScreen: (screen: string) => `Look through them: ${screen}`,
  date: (value: string) => `The date “${value}” cannot be read.`,
  time: (label: string, value: string) => `${label} “${value}” cannot be read.`,
  overLimit: (label: string, used: string, limit: string) =>
    `${label} has ${used} characters, over its limit of ${limit}.`,
  noVideo: 'The video has no link that opens.',
  notEmbedded: 'The video cannot be shown on the page: visitors get a link to it.',
}
