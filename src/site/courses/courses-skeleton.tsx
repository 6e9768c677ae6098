import { CourseCardSkeleton } from '../cards/course-card-skeleton'
import { ListSkeleton } from '../public-list/skeleton'

/** What stands in for the chips and cards while the courses load. */
export function CoursesSkeleton() {
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
