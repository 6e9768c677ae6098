import { expect, test } from 'vitest'
import { groupsOf } from './course-groups'

test('groups courses by type in order of first appearance', () => {
  const groups = groupsOf(
    [
      { id: 1, courseType: 'Daily Classes' },
      { id: 2, courseType: 'Long Term Courses' },
      { id: 3, courseType: ' Daily Classes ' },
      { id: 4, courseType: null },
      { id: 5, courseType: { odd: true } },
    ],
    'Other courses',
  )

  expect(groups.map(({ type, courses }) => [type, courses.map(({ id }) => id)])).toEqual([
    ['Daily Classes', [1, 3]],
    ['Long Term Courses', [2]],
    ['Other courses', [4, 5]],
  ])
})
