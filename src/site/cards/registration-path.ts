/** The course that the URL of the registration form names. */
export interface Prefill {
  type?: string
  name?: string
  id?: string
}

/** The path of the registration form, prefilled with what is known of the course. */
export function registrationPath({ type, id, name }: Prefill): string {
  const given = Object.entries({ type, id, name }).filter(
    (pair): pair is [string, string] => !!pair[1],
  )
  const search = new URLSearchParams(given).toString()
  return search ? `/coursesregister?${search}` : '/coursesregister'
}

export const isSameCourse = (one: Prefill, other: Prefill) =>
  registrationPath(one) === registrationPath(other)
