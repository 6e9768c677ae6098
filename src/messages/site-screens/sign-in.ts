import { translated } from '../translated'

export const signInMessages = translated('signIn', {
  title: 'Sign in',
  note: 'For temple staff. Visitors need no account.',
  userId: 'User ID',
  password: 'Password',
  show: 'Show password',
  hide: 'Hide password',
  forgotten: 'Forget Password',
  submit: 'LOGIN',
  signingIn: 'Signing in…',
  back: 'Back to the website',
  userIdMissing: 'User ID is required.',
  passwordMissing: 'Password is required.',
  dialog: {
    title: 'Forget Password',
    text: 'Passwords are reset by the administrator of this site. Write from the email address of your account, and a new password will be sent to you.',
    write: 'Write to the administrator',
    close: 'Close',
  },
})
