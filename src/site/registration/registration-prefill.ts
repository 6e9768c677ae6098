import type { Row } from '../../api/contract'
import { cutText } from '../../lib/cut-text'
import { toText } from '../../lib/to-text'
import { cleanLine } from '../../lib/typed-text'
import type { Prefill } from '../cards/registration-path'

type Course = Row<'/admin/api/courses'>

/** The chosen course; 'gone' where the list has no longer what was chosen before a reload. */
export type Chosen = Course | 'gone'

/** A URL may hold any text, so its texts are cut; a cut id would be another course's. */
const limits = { type: 50, name: 100, id: Infinity }

/** Reads the course from the URL of the registration form. */
export function prefillOf(search: URLSearchParams): Prefill {
  const readParam = (name: keyof Prefill) =>
    cutText(cleanLine(search.get(name) ?? ''), limits[name]) || undefined
  return { type: readParam('type'), name: readParam('name'), id: readParam('id') }
}

/** The courses whose type begins with `type`; all courses if none does. */
export function coursesFor(type: string, courses: Course[]): Course[] {
  const wanted = type.trim().toLowerCase()
  const matching = courses.filter((course) =>
    toText(course.courseType).trim().toLowerCase().startsWith(wanted),
  )
  return matching.length ? matching : courses
}

/** The title of a course as a link to its registration names it. */
export const linkedName = (course: Course) => cutText(cleanLine(toText(course.title)), limits.name)

/**
 * The course that a link means. Where it names one, the name decides: an id may belong to another course by now. Of several
 * courses of one name only the id tells.
 */
export function linkedCourse({ name, id }: Prefill, courses: Course[]): Course | undefined {
  const byId = findCourse(id, courses)
  if (!name || (byId && linkedName(byId) === name)) return byId
  const named = courses.filter((course) => linkedName(course) === name)
  return named.length === 1 ? named[0] : undefined
}

/** Finds a course again in a later list; two may share a name, and a server may send no usable id. */
export const courseKey = ({ id, title, startDate }: Course) =>
  `${toText(id) || toText(startDate)} ${toText(title)}`

/** The course with this id, compared as text. */
export const findCourse = (id: string | undefined, courses: Course[]) =>
  id === undefined ? undefined : courses.find((course) => toText(course.id) === id)
