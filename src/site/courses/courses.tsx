import { useState } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { Row } from '../../api/contract'
import { langOf, toText } from '../../data/to-text'
import { count } from '../../messages/format'
import { lookUp } from '../../data/look-up'
import { LongText } from '../../ui/long-text'
import { CourseCard } from '../cards/course-card'
import { groupsOf, type CourseGroup } from './course-groups'
import { Listed } from '../public-list/public-list'
import { NoRecords } from '../public-list/no-records'
import { PageBand } from '../page-header/page-header'
import { readingOf, type Reading } from '../public-list/cached-request'
import { useScrollToHash } from '../../ui/use-scroll-to-hash'
import { Waiting } from '../public-list/skeleton'
import '../../styles/courses.scss'
import { commonMessages } from '../../messages/common'
import { courseMessages } from '../../messages/courses'

type Course = Row<'/admin/api/courses'>

/** The page stands while its list is on its way. */
export const loader = () => ({ courses: readingOf('/admin/api/courses') })

/** The list loads once, when the screen opens [COURSE-1]. */
export const shouldRevalidate = () => false

/** Vedic Courses [COURSE-1]: the courses by their types, with a chip for each type. */
export function Component() {
  const { courses } = useLoaderData<{ courses: Reading<Course[]> }>()
  const texts = courseMessages()
  return (
    <>
      <PageBand
        crumbs={[{ label: commonMessages().home, to: '/' }, { label: texts.crumb }]}
        title={texts.title}
        hindi={texts.hindi}
      />
      <div className="band band-cream">
        <div className="container">
          <Listed
            reading={courses}
            waiting={<Waiting grid="cards cards-3 courses-waiting" boxes={6} />}
          >
            {(rows, again) =>
              rows.length ? (
                <Groups groups={groupsOf(rows, texts.others)} />
              ) : (
                <NoRecords level="h2" texts={texts} again={again} />
              )
            }
          </Listed>
        </div>
      </div>
    </>
  )
}

function Groups({ groups }: { groups: CourseGroup<Course>[] }) {
  const [only, setOnly] = useState<string>()
  useScrollToHash()
  const shown = groups.filter(({ type }) => only === undefined || type === only)
  return (
    <>
      {groups.length > 1 && (
        <div className="chips" role="group" aria-label={courseMessages().types}>
          {groups.map(({ type, courses }) => (
            <button
              key={type}
              type="button"
              className="chip"
              aria-pressed={type === only}
              onClick={() => setOnly(type === only ? undefined : type)}
            >
              <span dir="auto" lang={langOf(type)}>
                <LongText>{type}</LongText>
              </span>{' '}
              <b>{count(courses.length)}</b>
            </button>
          ))}
        </div>
      )}
      {shown.map((group) => (
        <Group key={group.type} {...group} />
      ))}
    </>
  )
}

function Group({ type, courses }: CourseGroup<Course>) {
  const hindi = lookUp(courseMessages().hindiTypes, type)
  return (
    <section className="course-group">
      <div className="group-head">
        <h2 dir="auto" lang={langOf(type)}>
          <LongText>{type}</LongText>
        </h2>
        {hindi && <span lang="hi">{hindi}</span>}
      </div>
      <ul className="cards cards-3">
        {courses.map((course, index) => (
          <CourseCard key={`${index} ${toText(course.id)}`} course={course} />
        ))}
      </ul>
    </section>
  )
}
