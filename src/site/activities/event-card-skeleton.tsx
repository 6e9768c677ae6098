import { PicturePlaceholder } from '../../ui/picture/picture'

/** The placeholder of a loading event card, of the same height. */
export function EventCardSkeleton() {
  return (
    <li className="card placeholder-glow">
      <PicturePlaceholder />
      <div className="card-body pb-0">
        <p className="mb-2">
          <span className="badge placeholder w-25">&nbsp;</span>
        </p>
        <p className="h3 card-title">
          <span className="placeholder w-75" /> <span className="placeholder w-50 d-md-none" />
        </p>
        <p className="card-lead mb-3">
          <span className="placeholder w-100" /> <span className="placeholder w-100 d-md-none" />{' '}
          <span className="placeholder w-100 d-md-none" /> <span className="placeholder w-75" />
        </p>
        <p className="meta d-flex gap-2 mb-2 fs-5 lh-sm text-body-secondary">
          <span className="placeholder w-50" />
        </p>
        <p className="meta d-flex gap-2 mb-2 fs-5 lh-sm text-body-secondary">
          <span className="placeholder w-50" />
        </p>
      </div>
      <div className="card-body flex-grow-0 pt-0 pb-2">
        <p className="card-action d-flex align-items-center mb-0">
          <span className="placeholder w-75" />
        </p>
      </div>
    </li>
  )
}
