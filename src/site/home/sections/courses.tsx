import { toText } from '../../../lib/to-text'
import { Section, type Background } from '../../page-header/section'
import { cardGrid } from '../../cards/card-grid'
import { CardsSkeleton } from '../../cards/card-skeleton'
import { CourseCard } from '../../cards/course-card'
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
        fallback={<CardsSkeleton of="courses" isOnHome hasType />}
      >
        {(rows) => (
          <ul className={cardGrid('courses', true)}>
            {rows.slice(0, 3).map((course, index) => (
              <CourseCard key={`${index} ${toText(course.id)}`} course={course} />
            ))}
          </ul>
        )}
      </LazyList>
    </Section>
  )
}
