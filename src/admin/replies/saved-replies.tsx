import { TriangleAlert, Pencil, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { isInMemoryOnly } from './stored-replies'
import { useSavedReplies } from './use-saved-replies'
import { ReplyNameField } from './reply-name-field'
import { Disclosure } from '../../ui/disclosure/disclosure'
import './replies.scss'
import { replyMessages } from '../../messages/admin-screens/replies'
import { DataText } from '../cells/cells'
import type { SavedReply } from '../drafts/personal-storage'

/** The saved replies of this browser. They are inserted into a mail and never replace its text. */
export function SavedReplies({
  field,
  initial,
}: {
  /** The id of the mail's textarea. */
  field: string
  /** The textarea's initial text: the quoted message. */
  initial: string
}) {
  const texts = replyMessages
  const container = useRef<HTMLDivElement>(null)
  const getField = () => document.getElementById(field) as HTMLTextAreaElement
  const saved = useSavedReplies(container, getField, initial)
  const { replies, isUnreadable, isOpen, status } = saved

  return (
    <div className="replies border-hair mt-1" ref={container}>
      <Disclosure
        label={texts.title}
        isOpen={isOpen}
        onToggle={saved.toggle}
        buttonClassName="btn-quiet btn-small ring-inside"
      >
        <div className="card vstack gap-3 mt-1 p-3">
          {isUnreadable && <Warning text={texts.unreadable} />}
          {replies.length ? (
            <ul className="list-group m-0 overflow-y-auto">
              {replies.map((reply, index) => (
                <ReplyRow
                  key={reply.name}
                  reply={reply}
                  isRenaming={saved.isRenaming(reply)}
                  onInsert={() => saved.insert(reply)}
                  onRename={(isShown) => saved.showNameField(reply, index, isShown)}
                  onName={(name) => saved.rename(reply, index, name)}
                  onDelete={() => saved.remove(reply, index)}
                />
              ))}
            </ul>
          ) : (
            !isUnreadable && <p className="m-0 fs-5 text-body-secondary">{texts.none}</p>
          )}
          <ReplyNameField
            label={texts.save.label}
            hint={texts.saveHint}
            button={texts.save.button}
            onName={saved.save}
          />
          {isInMemoryOnly() ? (
            <Warning text={texts.passing} />
          ) : (
            <p className="m-0 fs-5 text-body-secondary">{texts.where}</p>
          )}
          <label className="check d-inline-flex align-items-center">
            <input
              type="checkbox"
              className="form-check-input"
              checked={saved.keep}
              onChange={(event) => saved.setKeep(event.target.checked)}
            />
            <span>{texts.keep}</span>
          </label>
        </div>
      </Disclosure>
      <p className="d-flex flex-wrap align-items-center column-gap-1 m-0 fs-5 text-body-secondary">
        <span role="status">{status?.text}</span>
        {status?.undo && (
          <button type="button" className="btn btn-quiet btn-small" onClick={status.undo}>
            {texts.undo}
          </button>
        )}
      </p>
    </div>
  )
}

const Warning = ({ text }: { text: string }) => (
  <p className="field-warning text-warning m-0 fs-5">
    <TriangleAlert aria-hidden="true" /> <span>{text}</span>
  </p>
)

/** A saved reply with its actions, or the field for its name while it is renamed. */
function ReplyRow({
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
        <ReplyNameField
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
