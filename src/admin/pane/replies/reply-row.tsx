import { Pencil, Trash2 } from 'lucide-react'
import { DataText } from '../../cells/cells'
import type { SavedReply } from './saved-replies-storage'
import { NameField } from './name-field'
import { replyMessages } from '../../../messages/admin-replies'

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
      <li>
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
    <li>
      <div className="replies-text">
        <strong>
          <DataText text={name} />
        </strong>
        <span className="muted">
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
        className="act"
        aria-label={texts.actOn(texts.rename, name)}
        data-tip={texts.rename}
        onClick={() => onRename(true)}
      >
        <Pencil aria-hidden="true" />
      </button>
      <button
        type="button"
        className="act act-danger"
        aria-label={texts.actOn(texts.delete, name)}
        data-tip={texts.delete}
        onClick={onDelete}
      >
        <Trash2 aria-hidden="true" />
      </button>
    </li>
  )
}
