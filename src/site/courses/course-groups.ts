import { toText } from '../../lib/to-text'

export interface CourseGroup<C> {
  type: string
  courses: C[]
}

/** Groups courses by type, in order of first appearance; courses without a type are in the group `others`. */
export function groupsOf<C extends { courseType?: unknown }>(
  courses: C[],
  others: string,
): CourseGroup<C>[] {
  const groups = new Map<string, C[]>()
  for (const course of courses) {
    const type = toText(course.courseType).trim() || others
    const group = groups.get(type)
    if (group) group.push(course)
    else groups.set(type, [course])
  }
  return [...groups].map(([type, members]) => ({ type, courses: members }))
}
