/** The reading pane next to a list, and the quotation in a reply. */
export const paneMessages = {
  /** "Message 1 of 8". */
  position: (one: string, number: string, total: string) =>
    `${one[0]!.toUpperCase()}${one.slice(1)} ${number} of ${total}`,
  leftPage: (one: string) => `This ${one} is not on this page any more.`,
  previous: (one: string) => `Previous ${one}`,
  next: (one: string) => `Next ${one}`,
  close: (one: string) => `Close ${one}`,
  noSubject: 'No subject',
  noText: 'Nothing was written.',
  to: 'To',
  replied: 'Replied',
  sentTo: (who: string) => `Sent to ${who}.`,
  allAnswered: (many: string) => `All ${many} on this page are answered.`,
  /** Claims only what the log shows: it cannot tell whether an e-mail was a reply. */
  inLog: (when: string) =>
    `The mail log has a mail to this address with this subject${when && `, ${when}`}.`,
  justSent: 'You have just answered it.',
  quote: (when: string, who?: string) =>
    `${when ? `On ${when}, ` : ''}${who === undefined ? 'we' : who || 'someone'} wrote:`,
}
