import { useState } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { Row } from '../../api/contract'
import { langOf, toText } from '../../data/to-text'
import { count } from '../../messages/format'
import { lookUp } from '../../data/look-up'
import { LongText } from '../../ui/long-text'
import { CourseCard } from '../cards/course-card'
import { groupsOf, type CourseGroup } from './course-groups'
import { PublicList } from '../public-list/public-list'
import { EmptyList } from '../public-list/empty-list'
import { FailedList } from '../public-list/failed-list'
import { PageHeader } from '../page-header/page-header'
import { requestList, type CachedRequest } from '../public-list/cached-request'
import { useScrollToHash } from '../../ui/use-scroll-to-hash'
import { ListSkeleton } from '../public-list/skeleton'
import './courses.scss'
import { commonMessages } from '../../messages/common'
import { courseMessages } from '../../messages/courses'

type Course = Row<'/admin/api/courses'>

/** Starts the request and does not wait for it. */
export const loader = () => ({ courses: requestList('/admin/api/courses') })

/** The list loads once, when the screen opens [COURSE-1]. */
export const shouldRevalidate = () => false

/** Vedic Courses [COURSE-1]: the courses grouped by type, with a filter chip for each type. */
export function Component() {
  const { courses } = useLoaderData<{ courses: CachedRequest<Course[]> }>()
  const texts = courseMessages()
  return (
    <>
      <PageHeader
        crumbs={[{ label: commonMessages().home, to: '/' }, { label: texts.crumb }]}
        title={texts.title}
        hindi={texts.hindi}
      />
      <div className="band band-cream">
        <div className="container">
          <PublicList
            request={courses}
            fallback={<ListSkeleton grid="cards cards-3 courses-waiting" count={6} />}
          >
            {(rows, failure) => {
              if (failure)
                return <FailedList list="courses" level="h2" failure={failure} more={texts.more} />
              if (!rows.length) return <EmptyList level="h2" texts={texts} />
              return <Groups groups={groupsOf(rows, texts.others)} />
            }}
          </PublicList>
        </div>
      </div>
    </>
  )
}

function Groups({ groups }: { groups: CourseGroup<Course>[] }) {
  const [selectedType, setSelectedType] = useState<string>()
  useScrollToHash()
  const shown = groups.filter(({ type }) => selectedType === undefined || type === selectedType)
  return (
    <>
      {groups.length > 1 && (
        <div className="chips" role="group" aria-label={courseMessages().types}>
          {groups.map(({ type, courses }) => (
            <button
              key={type}
              type="button"
              className="chip"
              aria-pressed={type === selectedType}
              onClick={() => setSelectedType(type === selectedType ? undefined : type)}
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
