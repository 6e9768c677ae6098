import { memo, useDeferredValue, useState } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { Row } from '../../api/contract'
import { cutLongWords, langOf, toText } from '../../data/to-text'
import { count } from '../../messages/format'
import { lookUp } from '../../data/look-up'
import { FilterChips } from '../../ui/filter-chips'
import { LongText } from '../../ui/long-text'
import { CardDescription } from '../cards/card-description'
import { CourseCard, CourseCardSkeleton } from '../cards/course-card'
import { courseTypeName } from '../cards/course-type'
import { groupsOf, type CourseGroup } from './course-groups'
import { PublicList } from '../public-list/public-list'
import { EmptyList } from '../public-list/empty-list'
import { FailedList } from '../public-list/failed-list'
import { PageHeader } from '../page-header/page-header'
import { requestList, type CachedRequest } from '../public-list/cached-request'
import { useScrollToHash } from '../../ui/use-scroll-to-hash'
import { ListSkeleton } from '../public-list/skeleton'
import '../../styles/sections.scss'
import './courses.scss'
import { language } from '../../messages/translated'
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
      <div className="section-band bg-body">
        <div className="container">
          <PublicList request={courses} fallback={<CoursesSkeleton />}>
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
  // The chip shows a press at once, because hundreds of cards take seconds on a slow phone.
  const shownType = useDeferredValue(selectedType)
  useScrollToHash()
  return (
    <>
      {groups.length > 1 && (
        <FilterChips
          label={courseMessages().types}
          chips={groups.map(({ type, courses }) => ({
            key: type,
            label: <TypeName type={type} />,
            count: count(courses.length),
          }))}
          selected={selectedType}
          onSelect={setSelectedType}
        />
      )}
      {groups.map((group, index) => (
        // Hidden and not removed, because the removal of hundreds of cards holds up the frame after the press.
        <section
          key={group.type}
          className="course-group"
          hidden={shownType !== undefined && shownType !== group.type}
        >
          <Group {...group} isFirst={index === 0} />
        </section>
      ))}
    </>
  )
}

/** Memoized, so that a press on a chip renders the chips alone at first. */
const Group = memo(function Group({
  type,
  courses,
  isFirst,
}: CourseGroup<Course> & { isFirst: boolean }) {
  const other = otherTypeName(type)
  return (
    <>
      <div className="group-head d-flex flex-wrap align-items-baseline column-gap-4 mb-4 text-break">
        <h2 className="mb-0 fs-2">
          <TypeName type={type} />
        </h2>
        {other && (
          <span className="font-heading fw-semibold fs-3 text-link" lang={other.lang}>
            {other.name}
          </span>
        )}
      </div>
      <ul className="cards card-list card-rows">
        {courses.map((course, index) => (
          <CourseCard
            key={`${index} ${toText(course.id)}`}
            course={course}
            isGrouped
            first={isFirst && index === 0}
            wholeDescription={wholeDescription(toText(course.description))}
          />
        ))}
      </ul>
    </>
  )
})

/** The type of a course; a known one in Hindi on a Hindi page. */
function TypeName({ type }: { type: string }) {
  const name = courseTypeName(type)
  return (
    <span dir="auto" lang={name === type ? langOf(type) : undefined}>
      <LongText>{name}</LongText>
    </span>
  )
}

/** The name of a known type in the language that the page is not in. */
function otherTypeName(type: string) {
  const hindi = lookUp(courseMessages().hindiTypes, type)
  if (!hindi) return undefined
  return language() === 'hi' ? { name: type, lang: 'en' } : { name: hindi, lang: 'hi' }
}

function CoursesSkeleton() {
  return (
    <>
      <div className="chips d-flex flex-wrap gap-2 mb-5 placeholder-glow" aria-hidden="true">
        {[1, 2, 3].map((chip) => (
          <span key={chip} className="chip placeholder rounded-pill" />
        ))}
      </div>
      <div className="group-head mb-4 placeholder-glow" aria-hidden="true">
        <h2 className="mb-0 fs-2">
          <span className="placeholder w-25" />
        </h2>
      </div>
      <ListSkeleton grid="cards card-list card-rows" count={6}>
        <CourseCardSkeleton />
      </ListSkeleton>
    </>
  )
}

/** A description whose long words are cut, with a button that shows all of it. */
const wholeDescription = (text: string) =>
  cutLongWords(text) === text ? undefined : <CardDescription>{text}</CardDescription>
