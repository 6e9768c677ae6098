import { ListSkeleton } from '../public-list/list-skeleton'
import { PicturePlaceholder } from '../../ui/picture/picture'
import { cardGrid } from './card-grid'

/** The placeholders of a loading list of cards, as high as the cards. */
export const CardsSkeleton = ({
  of: kind,
  isOnHome = false,
  hasType = false,
}: {
  of: 'events' | 'courses'
  isOnHome?: boolean
  hasType?: boolean
}) => (
  <ListSkeleton
    announce={!isOnHome}
    grid={`${cardGrid(kind, isOnHome)} ${isOnHome ? 'near-list-skeleton' : ''}`}
    count={isOnHome ? 3 : 6}
  >
    <li>
      <div className="card listed-card h-100 placeholder-glow">
        <div className="card-picture">
          <PicturePlaceholder />
        </div>
        <div className="card-body">
          {hasType && (
            <p className="mb-2">
              <span className="badge placeholder w-25">&nbsp;</span>
            </p>
          )}
          <div className="card-head">
            <p className="h3 card-title">
              <span className="placeholder w-75" />
            </p>
          </div>
          <p className="card-lead mb-0">
            <span className="placeholder w-100" /> <span className="placeholder w-100" />{' '}
            <span className="placeholder w-50" />
          </p>
        </div>
        <div className="card-foot d-flex flex-wrap align-items-end gap-2">
          <div className="card-facts">
            <p className="meta">
              <span className="placeholder w-50" />
            </p>
            <p className="meta">
              <span className="placeholder w-75" />
            </p>
          </div>
          {kind === 'courses' && <span className="placeholder placeholder-button" />}
        </div>
      </div>
    </li>
  </ListSkeleton>
)
