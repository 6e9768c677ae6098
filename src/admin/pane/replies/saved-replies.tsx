import { ChevronDown, TriangleAlert } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { insertText, writtenIn } from './insert-text'
import {
  alike,
  changeReplies,
  isPassing,
  keepReplies,
  keptReplies,
  most,
  type Reply,
} from './kept-replies'
import { NameBox } from './name-box'
import { ReplyRow } from './reply-row'
import '../../../styles/replies.scss'
import { replyMessages } from '../../../messages/admin-replies'

/** Texts that this browser keeps for the mails that are written again and again. They add to a mail, never replace. */
export function SavedReplies({
  field,
  opened,
}: {
  /** The id of the mail's text box. */
  field: string
  /** What the box opened with: the message that is answered, quoted. */
  opened: string
}) {
  const texts = replyMessages
  const panel = useId()
  const place = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [{ replies, keep, spoilt }, setKept] = useState(keptReplies)
  const [renaming, setRenaming] = useState<string>()
  const [said, setSaid] = useState<{ text: string; undo?: () => void }>()
  const box = () => document.getElementById(field) as HTMLTextAreaElement

  function change(how: (replies: Reply[]) => Reply[], text: string, undo?: () => void) {
    changeReplies(how)
    // What has the focus next must stand by then.
    flushSync(() => {
      setKept(keptReplies())
      setRenaming(undefined)
      setSaid({ text, undo })
    })
  }
  const focusOn = (selector: string) => place.current!.querySelector<HTMLElement>(selector)?.focus()
  const focusRow = (index: number) => focusOn(`li:nth-child(${index + 1}) .act`)
  const isTaken = (name: string, but?: string) =>
    keptReplies().replies.some((reply) => reply.name !== but && alike(reply.name, name))

  function insert({ name, text }: Reply) {
    setOpen(false)
    setSaid({ text: texts.inserted(name) })
    insertText(box(), text)
  }

  function save(name: string) {
    const text = writtenIn(box(), opened)
    if (!text) return texts.noText
    if (isTaken(name)) return texts.taken(name)
    if (keptReplies().replies.length >= most) return texts.tooMany(most)
    change((now) => [...now, { name, text }], texts.saved(name))
  }

  function rename(old: string, index: number, name: string) {
    if (isTaken(name, old)) return texts.taken(name)
    change(
      (now) => now.map((reply) => (reply.name === old ? { ...reply, name } : reply)),
      texts.renamed(name),
    )
    focusRow(index)
  }

  function remove(reply: Reply, index: number) {
    const back = () => {
      change((now) => [...now.slice(0, index), reply, ...now.slice(index)], texts.back(reply.name))
      focusRow(index)
    }
    change((now) => now.filter(({ name }) => name !== reply.name), texts.deleted(reply.name), back)
    focusOn('.replies-said button')
  }

  return (
    <div className="replies" ref={place}>
      <button
        type="button"
        className="btn btn-quiet btn-small"
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => {
          setKept(keptReplies())
          setSaid(undefined)
          setOpen(!open)
        }}
      >
        {texts.title} <ChevronDown aria-hidden="true" />
      </button>
      <div
        id={panel}
        className="replies-panel"
        role="group"
        aria-label={texts.title}
        hidden={!open}
      >
        {spoilt && <Warning text={texts.spoilt} />}
        {replies.length ? (
          <ul>
            {replies.map((reply, index) => (
              <ReplyRow
                key={reply.name}
                reply={reply}
                renaming={reply.name === renaming}
                onInsert={() => insert(reply)}
                onRename={(now) => {
                  flushSync(() => setRenaming(now ? reply.name : undefined))
                  if (!now) focusRow(index)
                }}
                onName={(name) => rename(reply.name, index, name)}
                onDelete={() => remove(reply, index)}
              />
            ))}
          </ul>
        ) : (
          !spoilt && <p className="muted">{texts.none}</p>
        )}
        <NameBox
          label={texts.save.label}
          hint={texts.saveHint}
          button={texts.save.button}
          onName={save}
        />
        {isPassing() ? <Warning text={texts.passing} /> : <p className="muted">{texts.where}</p>}
        <label className="check">
          <input
            type="checkbox"
            className="form-check-input"
            checked={keep}
            onChange={(event) => {
              keepReplies(event.target.checked)
              setKept(keptReplies())
            }}
          />
          {texts.keep}
        </label>
      </div>
      <p className="replies-said">
        <span role="status">{said?.text}</span>
        {said?.undo && (
          <button type="button" className="btn btn-quiet btn-small" onClick={said.undo}>
            {texts.undo}
          </button>
        )}
      </p>
    </div>
  )
}

const Warning = ({ text }: { text: string }) => (
  <p className="field-warning">
    <TriangleAlert aria-hidden="true" /> {text}
  </p>
)
