import { ListSkeleton } from '../public-list/list-skeleton'
import type { Elements } from '../../ui/elements'

/** The placeholder of a loading list: a card and rows. */
export const AgendaSkeleton = ({ first, hasAction }: { first: Elements; hasAction?: boolean }) => (
  <ListSkeleton grid="agenda" count={1}>
    {first}
    <AgendaRowSkeleton hasAction={hasAction} />
    <AgendaRowSkeleton hasAction={hasAction} />
    <AgendaRowSkeleton hasAction={hasAction} />
    <AgendaRowSkeleton hasAction={hasAction} />
  </ListSkeleton>
)

/** The placeholder of a loading row, of the same height; that of a course has space for its button. */
export const AgendaRowSkeleton = ({ hasAction = false }: { hasAction?: boolean }) => (
  <li className="agenda-row placeholder-glow">
    <div className="agenda-head">
      <span className="date-block">
        <b className="placeholder w-50" />
      </span>
      <p className="h3 agenda-title">
        <span className="placeholder w-50" />
      </p>
      <div className="agenda-body">
        <div className="agenda-text">
          <p className="agenda-line">
            <span className="placeholder w-75" />
          </p>
          <p className="agenda-facts d-block">
            <span>
              <span className="placeholder w-50" />
            </span>
          </p>
        </div>
        {hasAction && <div className="agenda-action btn invisible">&nbsp;</div>}
      </div>
    </div>
  </li>
)
