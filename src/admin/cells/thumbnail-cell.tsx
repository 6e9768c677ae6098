import { fileUrl } from '../../api/links/links'
import { toText } from '../../data/to-text'
import { Picture } from '../../ui/picture/picture'
import type { CellContext } from '../resource'
import { adminMessages } from '../../messages/admin-screens/admin'

/** A record's picture in a frame of fixed size. */
const RecordThumbnail = ({ path, alt = '' }: { path: unknown; alt?: string }) => (
  // The key forces a new element: a reused one shows the old picture until the new one has loaded.
  <Picture
    key={toText(path)}
    className="thumb rounded-1"
    src={fileUrl(path)}
    alt={alt}
    width={58}
    height={44}
  />
)

/** A small picture; in the table it links to the file. */
export function thumbnailCell(value: unknown, { variant, name }: CellContext) {
  if (variant !== 'table') return <RecordThumbnail path={value} />
  const file = fileUrl(value)
  const picture = <RecordThumbnail path={value} alt={adminMessages.pictureOf(name)} />
  if (!file) return picture
  return (
    <a className="d-flex rounded-1" href={file} target="_blank" rel="noopener noreferrer">
      {picture}
    </a>
  )
}
