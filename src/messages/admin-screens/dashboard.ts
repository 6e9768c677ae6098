export const dashboardMessages = {
  // As given.
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
  add: {
    title: 'Add',
    email: 'Compose Email',
  },
  new: {
    sinceLastVisit: (moment: string) => `New since your last visit, ${moment}`,
    sinceYesterday: 'New since yesterday',
    atLeast: (figure: string) => `${figure} or more`,
    messages: (count: number, figure: string) =>
      count === 0 ? 'No new messages' : count === 1 ? 'One new message' : `${figure} new messages`,
    registrations: (count: number, figure: string) =>
      count === 0
        ? 'No new registrations'
        : count === 1
          ? 'One new registration'
          : `${figure} new registrations`,
    notAnswered: (count: number) =>
      count === 0 ? 'All of them answered' : `${count} not answered`,
  },
}
