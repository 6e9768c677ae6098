/** The placeholder of the course card; hidden on phones while no course is chosen. */
export function ChosenCourseSkeleton({ isChosen }: { isChosen: boolean }) {
  return (
    <div
      className={`card chosen-course placeholder-glow ${isChosen ? '' : 'no-course-yet'}`}
      aria-hidden="true"
    >
      <div className="picture" />
      <div className="card-body">
        <p className="course-detail mb-2">
          <span className="badge placeholder w-25">&nbsp;</span>
        </p>
        <p className="h2 card-title fs-2">
          <span className="placeholder w-75" />
        </p>
        <p className="course-detail">
          <span className="placeholder w-100" /> <span className="placeholder w-100" />{' '}
          <span className="placeholder w-75" />
        </p>
        <p className="meta d-flex gap-2 mb-2 fs-5 lh-sm text-body-secondary">
          <span className="placeholder w-50" />
        </p>
        <p className="course-detail meta d-flex gap-2 mb-2 fs-5 lh-sm text-body-secondary">
          <span className="placeholder w-75" />
        </p>
        <p className="course-detail meta d-flex gap-2 mb-2 fs-5 lh-sm text-body-secondary">
          <span className="placeholder w-50" />
        </p>
      </div>
    </div>
  )
}
