import { Pencil, Trash2 } from 'lucide-react'
import { DataText } from '../../cells/cells'
import type { SavedReply } from '../drafts/personal-storage'
import { NameField } from './name-field'
import { replyMessages } from '../../../messages/admin-screens/replies'

/** A saved reply with its actions, or the field for its name while it is renamed. */
export function ReplyRow({
  reply: { name, text },
  isRenaming,
  onInsert,
  onRename,
  onName,
  onDelete,
}: {
  reply: SavedReply
  isRenaming: boolean
  onInsert: () => void
  onRename: (isRenaming: boolean) => void
  onName: (name: string) => string | undefined
  onDelete: () => void
}) {
  const texts = replyMessages
  if (isRenaming)
    return (
      <li className="list-group-item py-2 ps-3 pe-1">
        <NameField
          label={texts.newName(name)}
          value={name}
          button={texts.saveName}
          onName={onName}
          onCancel={() => onRename(false)}
        />
      </li>
    )
  return (
    <li className="list-group-item d-flex flex-wrap align-items-center gap-1 py-2 ps-3 pe-1">
      <div className="replies-text me-2">
        <strong className="d-block text-truncate">
          <DataText text={name} />
        </strong>
        <span className="d-block text-truncate fs-5 text-body-secondary">
          <DataText text={text} />
        </span>
      </div>
      <button
        type="button"
        className="btn btn-line btn-small"
        aria-label={texts.actOn(texts.insert, name)}
        onClick={onInsert}
      >
        {texts.insert}
      </button>
      <button
        type="button"
        className="btn-icon"
        aria-label={texts.actOn(texts.rename, name)}
        data-tip={texts.rename}
        onClick={() => onRename(true)}
      >
        <Pencil aria-hidden="true" />
      </button>
      <button
        type="button"
        className="btn-icon btn-icon-danger"
        aria-label={texts.actOn(texts.delete, name)}
        data-tip={texts.delete}
        onClick={onDelete}
      >
        <Trash2 aria-hidden="true" />
      </button>
    </li>
  )
}
