/** The rules of a strong password; the messages have the same keys. */
const passwordRules = {
  length: (password: string) => [...password].length >= 8,
  upper: (password: string) => /\p{Lu}/u.test(password),
  lower: (password: string) => /\p{Ll}/u.test(password),
  digit: (password: string) => /\p{Nd}/u.test(password),
  // A combining mark belongs to its letter and is no special character.
  special: (password: string) => /[^\p{L}\p{M}\p{Nd}\s]/u.test(password),
}

export type PasswordRule = keyof typeof passwordRules
/** The rules in the order in which the form lists them. */
export const passwordRuleNames = Object.keys(passwordRules) as PasswordRule[]

export const metRules = (password: string) =>
  passwordRuleNames.filter((name) => passwordRules[name](password))

/** The fields in the order of the screen, named as in the API; `confirm` is not sent. */
export const passwordNames = ['password', 'new_pass', 'confirm'] as const
export type PasswordName = (typeof passwordNames)[number]

export type PasswordError = 'missing' | 'weak' | 'different'
export type PasswordErrors = Partial<Record<PasswordName, PasswordError>>

/** The error of each field; values are not trimmed, because a space is part of a password. */
export function findPasswordErrors(typed: Record<PasswordName, string>): PasswordErrors {
  const errors: PasswordErrors = {}
  for (const field of passwordNames) if (!typed[field]) errors[field] = 'missing'
  if (typed.new_pass && metRules(typed.new_pass).length < passwordRuleNames.length)
    errors.new_pass = 'weak'
  if (typed.confirm && typed.confirm !== typed.new_pass) errors.confirm = 'different'
  return errors
}
