/** The dashboard of the admin. */
export const dashboardMessages = {
  // As given [DASH-2].
  inProgress: 'Dev in progress',
  noFigures: 'No figures could be loaded. Check the internet connection, then try again.',
  figures: 'Records of each list',
  unknown: 'Not loaded:',
  missing: (figure: number) =>
    figure === 1 ? 'One figure could not be loaded.' : `${figure} figures could not be loaded.`,
  messages: 'messages',
  registrations: 'registrations',
  viewAll: 'View all',
  today: 'Today',
}
