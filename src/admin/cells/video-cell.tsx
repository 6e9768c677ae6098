import type { CellContext } from '../resources/resource'
import './video-cell.scss'
import { film, Still, VideoButton } from './video-button'

/**
 * A video in a list [VIDEOLIST-1]: the picture of the public gallery, which opens the player. Nothing is loaded from the
 * video's host before that.
 */
export const videoCell = (value: unknown, { variant, name, row }: CellContext) =>
  variant === 'deleteDialog' ? (
    <span className={film}>
      <Still id={row.id} />
    </span>
  ) : (
    <VideoButton link={value} id={row.id} name={name} />
  )
