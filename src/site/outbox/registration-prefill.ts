import type { Row } from '../../api/contract'
import { toText } from '../../data/to-text'

type Course = Row<'/admin/api/courses'>

/** What the address says of the course [REG-2]; what it does not say is undefined. */
export interface Prefill {
  type?: string
  name?: string
  id?: string
}

/** An address may carry anything: its values are text, cut here [DATA-8]. */
const limits = { type: 50, name: 100, id: 50 }

export function prefillOf(search: URLSearchParams): Prefill {
  const given = (name: keyof Prefill) =>
    [...(search.get(name) ?? '').trim()].slice(0, limits[name]).join('') || undefined
  return { type: given('type'), name: given('name'), id: given('id') }
}

/** The form's own address for a course. */
export function addressOf({ type, id, name }: Prefill): string {
  const given = Object.entries({ type, id, name }).filter(
    (pair): pair is [string, string] => !!pair[1],
  )
  const search = new URLSearchParams(given).toString()
  return search ? `/coursesregister?${search}` : '/coursesregister'
}

export const isSameCourse = (one: Prefill, other: Prefill) => addressOf(one) === addressOf(other)

/** The courses that can be chosen for a type: those whose type begins with it, all when none does [REG-3]. */
export function coursesFor(type: string, courses: Course[]): Course[] {
  const wanted = type.trim().toLowerCase()
  const fitting = courses.filter((course) =>
    toText(course.courseType).trim().toLowerCase().startsWith(wanted),
  )
  return fitting.length ? fitting : courses
}

/** The course that an id of the address names. */
export const courseWithId = (id: string | undefined, courses: Course[]) =>
  id === undefined ? undefined : courses.find((course) => toText(course.id) === id)
