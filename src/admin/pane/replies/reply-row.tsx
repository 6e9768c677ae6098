import { Pencil, Trash2 } from 'lucide-react'
import { Said } from '../../cells/cells'
import type { Reply } from './kept-replies'
import { NameBox } from './name-box'
import { replyMessages } from '../../../messages/admin-replies'

/** A saved reply and what may be done with it; while it is renamed, the box for its name. */
export function ReplyRow({
  reply: { name, text },
  renaming,
  onInsert,
  onRename,
  onName,
  onDelete,
}: {
  reply: Reply
  renaming: boolean
  onInsert: () => void
  onRename: (renaming: boolean) => void
  onName: (name: string) => string | undefined
  onDelete: () => void
}) {
  const texts = replyMessages
  if (renaming)
    return (
      <li>
        <NameBox
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
          <Said text={name} />
        </strong>
        <span className="muted">
          <Said text={text} />
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
