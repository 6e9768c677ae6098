/** What stands in for the chips above a list while it loads. */
export const ChipsSkeleton = () => (
  <div className="chips d-flex flex-wrap gap-2 mb-5 placeholder-glow" aria-hidden="true">
    {[1, 2, 3].map((chip) => (
      <span key={chip} className="chip placeholder rounded-pill" />
    ))}
  </div>
)
