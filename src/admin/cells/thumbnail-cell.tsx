import { fileUrl } from '../../api/links/links'
import { toText } from '../../lib/to-text'
import { Picture } from '../../ui/picture/picture'
import type { CellContext } from '../resource'
import { adminMessages } from '../../messages/admin-screens/admin'

/** A record's picture in a frame of fixed size. */
const RecordThumbnail = ({
  path,
  alt = '',
  isLarge = false,
}: {
  path: unknown
  alt?: string
  isLarge?: boolean
}) => (
  // The key forces a new element: a reused one shows the old picture until the new one has loaded.
  <Picture
    key={toText(path)}
    className={`thumb rounded-1 ${isLarge ? 'thumb-large' : ''}`}
    src={fileUrl(path)}
    alt={alt}
    width={isLarge ? 96 : 58}
    height={isLarge ? 72 : 44}
  />
)

/** A small picture; in the table it links to the file. */
export const thumbnailCell = (value: unknown, context: CellContext) =>
  renderThumbnail(value, context, false)

/** The same, larger in the table: for lists in which the picture is what one looks for. */
export const largeThumbnailCell = (value: unknown, context: CellContext) =>
  renderThumbnail(value, context, true)

function renderThumbnail(value: unknown, { variant, name }: CellContext, isLarge: boolean) {
  if (variant !== 'table') return <RecordThumbnail path={value} />
  const file = fileUrl(value)
  const picture = (
    <RecordThumbnail path={value} alt={adminMessages.pictureOf(name)} isLarge={isLarge} />
  )
  if (!file) return picture
  return (
    <a className="d-flex rounded-1" href={file} target="_blank" rel="noopener noreferrer">
      {picture}
    </a>
  )
}
