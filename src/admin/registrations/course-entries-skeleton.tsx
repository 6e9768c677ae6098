/** The skeleton of the courses while their registrations are loaded. */
export const CourseEntriesSkeleton = () => (
  <div className="card overflow-clip placeholder-glow" aria-hidden="true">
    <ul className="list-group list-group-flush">
      {[4, 5, 3, 5, 4, 3].map((width, index) => (
        <li key={index} className="list-group-item d-grid gap-2 px-4 py-3">
          <span className={`placeholder rounded-pill text-warning col-${width - 1}`} />
          <span className={`placeholder placeholder-sm rounded-pill text-warning col-${width}`} />
        </li>
      ))}
    </ul>
  </div>
)
