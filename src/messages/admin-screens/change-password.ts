export const changePasswordMessages = {
  labels: {
    password: 'Current Password',
    new_pass: 'New Password',
    confirm: 'Confirm Password',
  },
  submit: 'Submit',
  sending: 'Changing…',
  show: (label: string) => `Show ${label}`,
  hide: (label: string) => `Hide ${label}`,
  help: (label: string) => `Help: ${label}`,
  tips: {
    password:
      'The password you signed in with. It is asked for once more so that nobody else can change it.',
    new_pass:
      '8 or more characters with an uppercase and a lowercase letter, a digit and a special character such as # or !',
    confirm: 'The new password once more, so that a slip of the finger does not lock you out.',
  },
  rules: 'What the new password needs',
  rule: {
    length: 'At least 8 characters',
    upper: 'An uppercase letter',
    lower: 'A lowercase letter',
    digit: 'A digit',
    special: 'A special character',
  },
  met: 'Done:',
  unmet: 'Missing:',
  metCount: (met: number, all: number) => `${met} of ${all} met`,
  // As given.
  weak: 'Weak Password, Please try again later.',
  different: 'Password and confirm password is not same, Please try again later.',
  wrongCurrent: 'The current password is wrong.',
  /** After a 401, where no list tells whether the token is still good. */
  wrongOrExpired: 'The current password is wrong, or your session has ended.',
  /** After a 5xx or a redirect. */
  uncertain: 'It may have been changed: try the new password at your next sign-in.',
  /** Unlike other forms, this one cannot restore its values after a login, because passwords are never stored. */
  signInNote: 'What you typed stays on this page; passwords are not kept when you leave it.',
}
