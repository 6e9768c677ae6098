/** The pane in which a message is read beside its list, and what its reply quotes. */
export const paneMessages = {
  /** "Message 1 of 8". */
  position: (one: string, number: string, total: string) =>
    `${one[0]!.toUpperCase()}${one.slice(1)} ${number} of ${total}`,
  previous: (one: string) => `Previous ${one}`,
  next: (one: string) => `Next ${one}`,
  close: (one: string) => `Close ${one}`,
  noSubject: 'No subject',
  noText: 'Nothing was written.',
  to: 'To',
  replied: 'Replied',
  /** What the log shows, and no more: whether the mail was a reply only the one who wrote it knows. */
  inLog: (when: string) =>
    `The mail log has a mail to this address with this subject${when && `, ${when}`}.`,
  quote: (when: string, who?: string) =>
    `${when ? `On ${when}, ` : ''}${who === undefined ? 'we' : who || 'someone'} wrote:`,
}
