import { memo, useDeferredValue, useState } from 'react'
import type { Row } from '../../api/contract'
import { cutLongWords, langOf, toText } from '../../data/to-text'
import { formatCount } from '../../messages/format'
import { lookUp } from '../../data/look-up'
import { FilterChips } from '../../ui/filter-chips'
import { LongText } from '../../ui/disclosure/long-text'
import { CardDescription } from '../cards/card-description'
import { CourseCard } from '../cards/course-card'
import { type CourseGroup } from './course-groups'
import { useScrollToHash } from '../../ui/use-scroll-to-hash'
import { language } from '../../messages/translated'
import { courseMessages, courseTypeName } from '../../messages/site-screens/courses'

type Course = Row<'/admin/api/courses'>

/** The courses under the headings of their types, with chips that choose a type. */
export function GroupedCourses({ groups }: { groups: CourseGroup<Course>[] }) {
  const [selectedType, setSelectedType] = useState<string>()
  // Deferred, so that the pressed chip changes before the cards, which take seconds on a slow phone.
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

/** Memoized, so that the urgent render after a press updates only the chips. */
const CourseGroupSection = memo(function CourseGroupSection({
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
        <span className="d-none d-md-block flex-fill align-self-center border-top" />
      </div>
      <ul className="cards card-list card-rows p-0 mb-0">
        {courses.map((course, index) => (
          <CourseCard
            key={`${index} ${toText(course.id)}`}
            course={course}
            isGrouped
            isFirst={isFirst && index === 0}
            fullDescription={fullDescription(toText(course.description))}
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

/** A description whose long words are cut, with a button that shows all of it. */
const fullDescription = (text: string) =>
  cutLongWords(text) === text ? undefined : <CardDescription>{text}</CardDescription>
