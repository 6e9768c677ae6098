import { toText } from '../../data/to-text'
import { Band } from '../page-header/section'
import { CourseCard } from '../cards/course-card'
import type { Tone } from './section-backgrounds'
import { NearList } from './near-list'
import { homeSectionMessages } from '../../messages/home-sections'

/** Vedic Courses: the first three; on phones a rail that shows there is more [HOME-8]. */
export function Courses({ tone, onEmpty }: { tone: Tone; onEmpty: () => void }) {
  const head = homeSectionMessages().courses
  return (
    <Band tone={tone} head={head}>
      <NearList
        path="/admin/api/courses"
        onEmpty={onEmpty}
        waiting={<div className="course-rail waiting" aria-hidden="true" />}
      >
        {(rows) => (
          <div className="course-rail" tabIndex={0} role="group" aria-label={head.title}>
            <ul className="cards cards-3">
              {rows.slice(0, 3).map((course, index) => (
                <CourseCard key={`${index} ${toText(course.id)}`} course={course} />
              ))}
            </ul>
          </div>
        )}
      </NearList>
    </Band>
  )
}
