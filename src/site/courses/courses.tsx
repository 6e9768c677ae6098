import { isOutdated } from '../../lib/outdated'
import { useLoaderData, useLocation } from 'react-router-dom'
import { memo, useDeferredValue, useState } from 'react'
import type { Row } from '../../api/contract'
import { PublicList, ShownOfTotal } from '../public-list/public-list'
import { EmptyList } from '../public-list/empty-list'
import { FailedList } from '../public-list/failed-list'
import { PageHeader } from '../page-header/page-header'
import { requestList, type CachedRequest } from '../public-list/cached-request'
import { commonMessages } from '../../messages/common'
import { courseMessages, courseTypeName } from '../../messages/site-screens/courses'
import { FilterChipsSkeleton, FilterChips } from '../../ui/filter-chips'
import { sortByDate } from '../cards/by-date'
import { cardGrid } from '../cards/card-grid'
import { CardsSkeleton } from '../cards/card-skeleton'
import { langOf, toText } from '../../lib/to-text'
import { formatCount, today } from '../../messages/format'
import { lookUp } from '../../lib/look-up'
import { LongText } from '../../ui/disclosure/long-text'
import { CourseCard } from '../cards/course-card'
import { hashTarget, useScrollToHash } from '../../ui/use-scroll-to-hash'
import { GoneLink } from '../sharing/gone-link'
import { anchorOf } from '../sharing/shared-link'
import { language } from '../../messages/translated'

type Course = Row<'/admin/api/courses'>

interface CourseGroup {
  type: string
  courses: Course[]
}

/** Starts the request and does not wait for it. */
export const loader = () => ({ courses: requestList('/admin/api/courses') })

/** The list loads when the screen opens, and again when it is too old. */
export const shouldRevalidate = isOutdated

/** Vedic Courses: the courses grouped by type, with a filter chip for each type. */
export function Component() {
  const { courses } = useLoaderData<{ courses: CachedRequest<Course[]> }>()
  const texts = courseMessages()
  return (
    <>
      <PageHeader
        crumbs={[{ label: commonMessages().home, to: '/' }, { label: texts.crumb }]}
        title={texts.title}
        hindi={texts.hindi}
        scene="w-books"
      />
      <div className="section-band bg-body">
        <div className="container">
          <PublicList request={courses} fallback={<CoursesSkeleton />}>
            {(rows, failure, total) => {
              if (failure)
                return <FailedList list="courses" level="h2" failure={failure} more={texts.more} />
              if (!rows.length) return <EmptyList level="h2" texts={texts} />
              return (
                <>
                  <GroupedCourses groups={groupsOf(rows, texts.others)} />
                  <ShownOfTotal count={rows.length} total={total} />
                </>
              )
            }}
          </PublicList>
        </div>
      </div>
    </>
  )
}

/** Groups courses by type, in order of first appearance; courses without a type are in the group `others`. */
function groupsOf(courses: Course[], others: string): CourseGroup[] {
  const groups = new Map<string, Course[]>()
  for (const course of courses) {
    const type = toText(course.courseType).trim() || others
    groups.set(type, [...(groups.get(type) ?? []), course])
  }
  return [...groups].map(([type, members]) => ({ type, courses: members }))
}

/** The placeholders of chips and cards while the courses load. */
function CoursesSkeleton() {
  return (
    <>
      <FilterChipsSkeleton />
      <div className="mb-4 placeholder-glow" aria-hidden="true">
        <p className="h2 mb-0 fs-2">
          <span className="placeholder w-25" />
        </p>
      </div>
      <CardsSkeleton of="courses" />
    </>
  )
}

/** The courses under the headings of their types, with chips that choose a type. */
function GroupedCourses({ groups }: { groups: CourseGroup[] }) {
  const [selectedType, setSelectedType] = useState<string>()
  // Deferred, so that the pressed chip changes before the cards, which take seconds on a slow phone.
  const shownType = useDeferredValue(selectedType)
  useScrollToHash()
  const target = hashTarget(useLocation().hash)
  const isTarget = ({ id }: Course) => anchorOf('courses', id) === target
  const isGone =
    target.startsWith('courses-') && !groups.some(({ courses }) => courses.some(isTarget))
  return (
    <>
      {isGone && <GoneLink />}
      {groups.length > 1 && (
        <FilterChips
          label={courseMessages().types}
          chips={groups.map(({ type, courses }) => ({
            key: type,
            label: <TypeName type={type} />,
            count: formatCount(courses.length),
          }))}
          selected={selectedType}
          onSelect={setSelectedType}
        />
      )}
      {groups.map((group, index) => (
        // Hidden instead of unmounted, because unmounting hundreds of cards delays the frame after the press.
        <section
          key={group.type}
          className={index > 0 && shownType === undefined ? 'pt-7' : undefined}
          hidden={shownType !== undefined && shownType !== group.type}
        >
          <CourseGroupSection {...group} isFirst={index === 0} />
        </section>
      ))}
    </>
  )
}

/** The next course comes first. */
const inOrder = (courses: Course[]) =>
  sortByDate(courses, today(), ({ startDate, startTime }) => ({
    date: startDate,
    time: startTime,
  })).map(({ record }) => record)

/** Memoized, so that the urgent render after a press updates only the chips. */
const CourseGroupSection = memo(function CourseGroupSection({
  type,
  courses,
  isFirst,
}: CourseGroup & { isFirst: boolean }) {
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
        <span className="d-none d-md-block flex-fill align-self-center border-top" />
      </div>
      <ul className={cardGrid('courses')}>
        {inOrder(courses).map((course, index) => (
          <CourseCard
            key={`${index} ${toText(course.id)}`}
            course={course}
            isGrouped
            isFirst={isFirst && index === 0}
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

/** The name of a type in the language that the page is not in; undefined for an unknown type. */
function otherTypeName(type: string) {
  const hindi = lookUp(courseMessages().hindiTypes, type)
  if (!hindi) return undefined
  return language() === 'hi' ? { name: type, lang: 'en' } : { name: hindi, lang: 'hi' }
}
