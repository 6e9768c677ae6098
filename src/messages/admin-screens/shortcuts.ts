export const shortcutMessages = {
  list: [
    { keys: ['Ctrl', 'K'], does: 'Find everywhere; not while a dialog is open' },
    { keys: ['?'], does: 'Show this help' },
    { keys: ['/'], does: 'Go to the search box of a list' },
    { keys: ['n'], does: 'Add a record' },
    { keys: ['j', 'k'], does: 'Next and previous message, while one is open' },
    { keys: ['a'], does: 'Answer a message, while one is open' },
    {
      keys: ['PgUp', 'PgDn'],
      does: 'Another month; arrow keys lead to its days, Enter adds on one',
    },
    { keys: ['Esc'], does: 'Close a dialog, a message or a menu' },
    { keys: ['Ctrl', 'Enter'], does: 'Save a form' },
  ],
  single: 'Single keys act (?, /, n, j, k, a); never while you type',
  close: 'Close',
}
