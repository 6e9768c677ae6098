import { text } from '../../api/text'
import { words } from '../../content/words'
import { WhenNear } from '../../ui/when-near'
import { Band } from '../band'
import { CourseCard } from '../course-card'
import { readList } from '../read-list'
import type { Tone } from './band-order'

const read = async () => (await readList('/admin/api/courses')).slice(0, 3)

/** Vedic Courses: the first three; on phones a rail that shows there is more (DECISIONS, Home's lists). */
export function Courses({ tone, onEmpty }: { tone: Tone; onEmpty: () => void }) {
  const head = words('home').courses
  return (
    <Band tone={tone} head={head}>
      <WhenNear
        read={read}
        onRead={(rows) => rows.length || onEmpty()}
        waiting={<div className="course-rail waiting" aria-hidden="true" />}
      >
        {(rows) => (
          <div className="course-rail" tabIndex={0} role="group" aria-label={head.title}>
            <ul className="cards cards-3">
              {rows.map((course, index) => (
                <CourseCard key={`${index} ${text(course.id)}`} course={course} />
              ))}
            </ul>
          </div>
        )}
      </WhenNear>
    </Band>
  )
}
