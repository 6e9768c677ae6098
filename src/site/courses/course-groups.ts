import { toText } from '../../data/to-text'

/** The courses of one type. */
export interface CourseGroup<C> {
  type: string
  courses: C[]
}

/** Courses by their type, one group a type in order of first appearance; those without one under `others`. */
export function groupsOf<C extends { courseType?: unknown }>(
  courses: C[],
  others: string,
): CourseGroup<C>[] {
  const groups = new Map<string, C[]>()
  for (const course of courses) {
    const type = toText(course.courseType).trim() || others
    const known = groups.get(type)
    if (known) known.push(course)
    else groups.set(type, [course])
  }
  return [...groups].map(([type, members]) => ({ type, courses: members }))
}
