import { translated } from '../translated'

/** Forms that could not be sent and are stored on the visitor's device. */
export const outboxMessages = translated('outbox', {
  title: { contact: 'A message is kept here', registration: 'A registration is kept here' },
  notSent: 'There was no network, so it was not sent.',
  mayHaveArrived: 'The connection broke before an answer came, so it may have arrived.',
  again: (send: string) => `Press “${send}” to try again.`,
  later: (send: string) => `When the network is back, press “${send}”.`,
  look: (send: string) =>
    `Fill it in, look at it, and press “${send}” if you still want to send it.`,
  days: (days: number) => `It is kept on this device only, for ${days} days.`,
  untilClosed: 'It is kept until this page is closed.',
  shared: 'If others use this device too, please discard it.',
  kept: {
    clear: 'Clear',
    title: 'Something was typed here earlier',
    text: 'It is kept in this tab only. If it is not yours, please discard it.',
  },
  fill: 'Fill it in',
  open: 'Open its form',
  discard: 'Discard',
  bar: {
    contact: 'A message that was perhaps not sent is kept on this device.',
    registration: 'A registration that was perhaps not sent is kept on this device.',
    look: 'Look at it',
  },
})
