export const csvMessages = {
  button: 'Download CSV',
  stop: 'Stop download',
  askAll: (total: string) => `Press again to download all ${total} records.`,
  progress: (read: string, total: string) => `${read} of ${total} read`,
  /** The column of the server's ids; "Id" in the list is the row's number. */
  id: 'Record id',
  done: (figure: string, file: string) => `${figure} records were downloaded as ${file}.`,
  fewer: (figure: string, total: string) =>
    `The file holds ${figure} of ${total} records: the list changed while it was read. Download it again.`,
  failed: 'The list could not be read to its end, so nothing was downloaded. Please try again.',
  stopped: 'The download was stopped. No file was saved.',
}
