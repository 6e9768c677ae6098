import { useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { SavedReply } from '../drafts/personal-storage'
import {
  changeSavedReplies,
  isSameName,
  keepSavedReplies,
  maxSavedReplies,
  readSavedReplies,
} from './stored-replies'
import { replyMessages } from '../../messages/admin-screens/replies'
import { focusIn } from '../../ui/focus'

/** What the last action did, and how to undo it. */
interface Status {
  text: string
  undo?: () => void
}

/** The saved replies of the signed-in person with their actions, which move the focus within `container` or into the answer. */
export function useSavedReplies(
  container: RefObject<HTMLDivElement | null>,
  getField: () => HTMLTextAreaElement,
  initial: string,
) {
  const texts = replyMessages
  const [isOpen, setOpen] = useState(false)
  const [stored, setStored] = useState(readSavedReplies)
  const [renamed, setRenamed] = useState<string>()
  const [status, setStatus] = useState<Status>()

  const focusRow = (index: number) =>
    focusIn(container.current, `li:nth-child(${index + 1}) .btn-icon`)
  const isTaken = (name: string, except?: string) =>
    readSavedReplies().replies.some(
      (reply) => reply.name !== except && isSameName(reply.name, name),
    )

  function change(apply: (replies: SavedReply[]) => SavedReply[], status: Status) {
    changeSavedReplies(apply)
    // Rendered at once, because the callers then move the focus to a new element.
    flushSync(() => {
      setStored(readSavedReplies())
      setRenamed(undefined)
      setStatus(status)
    })
  }

  return {
    ...stored,
    isOpen,
    status,
    isRenaming: ({ name }: SavedReply) => name === renamed,
    toggle: () => {
      setStored(readSavedReplies())
      setStatus(undefined)
      setOpen(!isOpen)
    },
    insert: ({ name, text }: SavedReply) => {
      setOpen(false)
      setStatus({ text: texts.inserted(name) })
      insertText(getField(), text)
    },
    /** Saves the typed text under a name; returns the error to show, if any. */
    save: (name: string) => {
      const text = readTypedText(getField(), initial)
      if (!text) return texts.noText
      if (isTaken(name)) return texts.taken(name)
      if (readSavedReplies().replies.length >= maxSavedReplies)
        return texts.tooMany(maxSavedReplies)
      change((replies) => [...replies, { name, text }], { text: texts.saved(name) })
    },
    showNameField: (reply: SavedReply, index: number, isShown: boolean) => {
      flushSync(() => setRenamed(isShown ? reply.name : undefined))
      if (!isShown) focusRow(index)
    },
    /** Renames a reply; returns the error to show, if any. */
    rename: ({ name: oldName }: SavedReply, index: number, name: string) => {
      if (isTaken(name, oldName)) return texts.taken(name)
      change(
        (replies) => replies.map((reply) => (reply.name === oldName ? { ...reply, name } : reply)),
        { text: texts.renamed(name) },
      )
      focusRow(index)
    },
    remove: (reply: SavedReply, index: number) => {
      const undo = () => {
        change((replies) => [...replies.slice(0, index), reply, ...replies.slice(index)], {
          text: texts.back(reply.name),
        })
        focusRow(index)
      }
      change((replies) => replies.filter(({ name }) => name !== reply.name), {
        text: texts.deleted(reply.name),
        undo,
      })
      focusIn(container.current, '.replies > p button')
    },
    setKeep: (keep: boolean) => {
      keepSavedReplies(keep)
      setStored(readSavedReplies())
    },
  }
}

/** Inserts a text after the selection, which stays. The browser's undo removes it again. */
function insertText(field: HTMLTextAreaElement, text: string) {
  const position = field.selectionEnd
  field.focus()
  field.setSelectionRange(position, position)
  // Deprecated, but the only call that keeps the field's undo history.
  if (document.execCommand('insertText', false, text)) return
  field.setRangeText(text, position, position, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** A field's text without the initial text, if it still ends with that. */
const readTypedText = ({ value }: HTMLTextAreaElement, initial: string) =>
  (initial.trim() && value.endsWith(initial) ? value.slice(0, -initial.length) : value).trim()
