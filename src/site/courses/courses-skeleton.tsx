import { FilterChipsSkeleton } from '../../ui/filter-chips'
import { CourseCardSkeleton } from '../cards/course-card-skeleton'
import { ListSkeleton } from '../public-list/list-skeleton'

/** The placeholders of chips and cards while the courses load. */
export function CoursesSkeleton() {
  return (
    <>
      <FilterChipsSkeleton />
      <div className="mb-4 placeholder-glow" aria-hidden="true">
        <p className="h2 mb-0 fs-2">
          <span className="placeholder w-25" />
        </p>
      </div>
      <ListSkeleton grid="cards card-list card-rows p-0 mb-0" count={6}>
        <CourseCardSkeleton />
      </ListSkeleton>
    </>
  )
}
