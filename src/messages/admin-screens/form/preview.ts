/**
 * The preview next to a form, which shows the record as on the website.
 */
export const previewMessages = {
  title: 'Preview',
  note: 'As visitors will see it.',
  none: 'Fill in the form to see it here.',
  viewports: { wide: 'On a wide screen: keep the subject in the right half', phone: 'On a phone' },
  /** The text alternative of the preview, which is announced as a picture. */
  description: (text: string) => `Preview: ${text}`,
}
