import { toText } from '../../../lib/to-text'
import { Section, type Background } from '../../page-header/section'
import { AgendaRowSkeleton } from '../../agenda/agenda-row-skeleton'
import { CourseRow } from '../../agenda/course-row'
import { ListSkeleton } from '../../public-list/list-skeleton'
import { LazyList, type OnEmpty } from '../lazy-list'
import { homeSectionMessages } from '../../../messages/site-screens/home-sections'

/** Vedic Courses: the first three. */
export function CoursesSection({
  background,
  onEmpty,
}: {
  background: Background
  onEmpty: OnEmpty
}) {
  return (
    <Section background={background} head={homeSectionMessages().courses}>
      <LazyList
        path="/admin/api/courses"
        onEmpty={onEmpty}
        fallback={
          <ListSkeleton announce={false} grid="agenda near-list-skeleton" count={3}>
            <AgendaRowSkeleton hasAction />
          </ListSkeleton>
        }
      >
        {(rows) => (
          <ul className="agenda">
            {rows.slice(0, 3).map((course, index) => (
              <CourseRow key={`${index} ${toText(course.id)}`} course={course} isOnHome />
            ))}
          </ul>
        )}
      </LazyList>
    </Section>
  )
}
