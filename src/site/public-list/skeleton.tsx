import { commonMessages } from '../../messages/common'

/** Keeps the place of a list that is on its way: boxes in its own grid to look at, one word to hear. */
export function Waiting({ grid, boxes }: { grid: string; boxes: number }) {
  return (
    <>
      <p className="visually-hidden" role="status">
        {commonMessages().loading}
      </p>
      <div className={grid} aria-hidden="true">
        {Array.from({ length: boxes }, (_, index) => (
          <div key={index} className="waiting" />
        ))}
      </div>
    </>
  )
}
