import { phone, useMedia } from '../../ui/media'
import { lazyPart } from '../../ui/on-demand'
import type { Listing } from '../list/list-data'
import type { Reading } from './use-reading-pane'
import type { Resource } from '../resources/resource'

const ReadingPane = lazyPart(async () => (await import('./reading-pane')).ReadingPane)

/** What is read beside the list; on a phone the card folds out instead. */
export function Beside({
  resource,
  listing: { query, rows, total },
  reading: { index, press, step, close },
  covered,
  onEdit,
  onDelete,
}: {
  resource: Resource
  listing: Listing
  reading: Reading
  /** Whether a dialog is open over it. */
  covered: boolean
  onEdit: (index: number) => void
  onDelete: (index: number) => void
}) {
  const small = useMedia(phone)
  if (!resource.messagePane || small || index === undefined) return null
  return (
    <ReadingPane
      {...{ resource, total, press, covered }}
      reads={resource.messagePane}
      row={rows[index]!}
      number={(query.page - 1) * query.size + 1 + index}
      previous={index > 0 ? () => step(index - 1) : undefined}
      next={index < rows.length - 1 ? () => step(index + 1) : undefined}
      onClose={() => {
        document.querySelector<HTMLElement>(`[data-row="${index}"] .opens`)?.focus()
        close()
      }}
      onEdit={() => onEdit(index)}
      onDelete={() => onDelete(index)}
    />
  )
}
