/** The placeholder of a loading activity. */
export const AgendaItemSkeleton = () => (
  <li className="placeholder-glow align-items-center py-5 border-bottom">
    <div className="agenda-date py-2">
      <b className="placeholder w-100" />
    </div>
    <div className="picture agenda-picture rounded-2" />
    <div className="agenda-text w-100">
      <p className="h3 mb-1">
        <span className="placeholder w-50" />
      </p>
      <p className="mb-2">
        <span className="placeholder w-100" /> <span className="placeholder w-75" />
      </p>
      <p className="card-action d-flex align-items-center mb-0">
        <span className="placeholder w-25" />
      </p>
    </div>
  </li>
)
