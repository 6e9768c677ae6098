/** What a form shows of the website while it is filled in. */
export const previewMessages = {
  title: 'Preview',
  note: 'As visitors will see it.',
  none: 'Fill in the form to see it here.',
  screens: { wide: 'On a wide screen', phone: 'On a phone' },
  /** What a screen reader says of the picture that the preview is. */
  said: (text: string) => `Preview: ${text}`,
}
