import { toText } from '../../../data/to-text'
import { Section, type Background } from '../../page-header/section'
import { CourseCard } from '../../cards/course-card'
import { CourseCardSkeleton } from '../../cards/course-card-skeleton'
import { SilentListSkeleton } from '../../public-list/list-skeleton'
import { NearList } from '../near-list'
import { homeSectionMessages } from '../../../messages/site-screens/home-sections'

/** Vedic Courses: the first three; on phones a row that scrolls sideways [HOME-8]. */
export function CoursesSection({
  background,
  onEmpty,
}: {
  background: Background
  onEmpty: () => void
}) {
  const head = homeSectionMessages().courses
  return (
    <Section background={background} head={head}>
      <NearList
        path="/admin/api/courses"
        list="courses"
        onEmpty={onEmpty}
        fallback={
          <div className="course-rail">
            <SilentListSkeleton grid="cards card-list near-list-skeleton p-0 mb-0" count={3}>
              <CourseCardSkeleton />
            </SilentListSkeleton>
          </div>
        }
      >
        {(rows) => (
          <div
            className="course-rail position-relative"
            tabIndex={0}
            role="group"
            aria-label={head.title}
          >
            <ul className="cards card-list p-0 mb-0">
              {rows.slice(0, 3).map((course, index) => (
                <CourseCard key={`${index} ${toText(course.id)}`} course={course} />
              ))}
            </ul>
          </div>
        )}
      </NearList>
    </Section>
  )
}
