/** The placeholder of a loading gallery item. */
export function GalleryItemSkeleton({ className = '' }: { className?: string }) {
  return (
    <li className="placeholder-glow">
      <span className={`thumbnail d-block ${className}`}>
        <span className="thumbnail-picture d-block overflow-hidden rounded-3">
          <span className="picture" />
        </span>
        <span className="thumbnail-title mt-2">
          <span className="placeholder w-75" />
        </span>
      </span>
      <p className="thumbnail-note mb-0 fs-5">
        <span className="placeholder w-100" />
      </p>
    </li>
  )
}
