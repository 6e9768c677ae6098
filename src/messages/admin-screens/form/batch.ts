export const batchMessages = {
  button: 'Add many',
  title: (many: string) => `Add many ${many}`,
  drop: 'Drop pictures here, paste them, or',
  choose: 'Choose pictures',
  input: 'Pictures',
  kinds: 'JPG, PNG or WebP, each up to 5\u00a0MB',
  picture: (number: number, name: string) => `Picture ${number}: ${name}`,
  forAll: 'One title and text for all',
  fillAll: 'Fill in all',
  remove: (name: string) => `Remove: ${name}`,
  retry: (name: string) => `Retry: ${name}`,
  /** Ends the name of a button of one picture. */
  ofPicture: (name: string) => `: ${name}`,
  preparing: 'Is being prepared…',
  sending: 'Is being sent…',
  sent: 'Added',
  progress: (sent: number, total: number) => `${sent} of ${total} added`,
  done: (pictures: number) =>
    pictures === 1 ? 'One picture was added.' : `${pictures} pictures were added.`,
  notAdded: (names: string) => `Not added, or without an answer: ${names}.`,
  closing: 'Closes after the answer to what is being sent.',
  submit: (pictures: number) =>
    pictures === 1 ? 'Add one picture' : pictures ? `Add ${pictures} pictures` : 'Add pictures',
  signIn: 'What has been added stays. Sign in in another tab, then press the button again.',
}
