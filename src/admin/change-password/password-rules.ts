/** What makes a password strong [PASSWORD-2]; the keys of the words too. */
const strengths = {
  length: (password: string) => [...password].length >= 8,
  upper: (password: string) => /\p{Lu}/u.test(password),
  lower: (password: string) => /\p{Ll}/u.test(password),
  digit: (password: string) => /\p{Nd}/u.test(password),
  // A combining mark is part of its letter.
  special: (password: string) => /[^\p{L}\p{M}\p{Nd}\s]/u.test(password),
}

export type Strength = keyof typeof strengths
export const strengthNames = Object.keys(strengths) as Strength[]

/** The rules that a password meets. */
export const metBy = (password: string) => strengthNames.filter((name) => strengths[name](password))

/** The three fields, in the order of the screen and under the names of the call; `confirm` is not sent. */
export const fields = ['password', 'new_pass', 'confirm'] as const
export type Asked = (typeof fields)[number]

export type Fault = 'missing' | 'weak' | 'different'
export type Faults = Partial<Record<Asked, Fault>>

/** What is wrong with each field; nothing is trimmed, a space is part of a password. */
export function faultsOf(typed: Record<Asked, string>): Faults {
  const faults: Faults = {}
  for (const field of fields) if (!typed[field]) faults[field] = 'missing'
  if (typed.new_pass && metBy(typed.new_pass).length < strengthNames.length)
    faults.new_pass = 'weak'
  if (typed.confirm && typed.confirm !== typed.new_pass) faults.confirm = 'different'
  return faults
}
