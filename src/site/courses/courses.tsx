import { useLoaderData } from 'react-router-dom'
import type { Row } from '../../api/contract'
import { groupsOf } from './course-groups'
import { PublicList, ShownOfTotal } from '../public-list/public-list'
import { EmptyList } from '../public-list/empty-list'
import { FailedList } from '../public-list/failed-list'
import { PageHeader } from '../page-header/page-header'
import { requestList, type CachedRequest } from '../public-list/cached-request'
import { commonMessages } from '../../messages/common'
import { courseMessages } from '../../messages/site-screens/courses'
import { CoursesSkeleton } from './courses-skeleton'
import { GroupedCourses } from './grouped-courses'

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
