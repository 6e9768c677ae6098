import { useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { toText } from '../../lib/to-text'
import { cleanLine } from '../../lib/typed-text'
import { commonMessages } from '../../messages/common'
import type { AlertContent } from '../../ui/alert/alert-message'
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry'
import { isEmailAddress } from '../cells/cells'
import type { AnyRecord, Resource } from '../resource'
import type { AnswerHandle } from './use-reading-pane'
import { focusIn } from '../../ui/focus'

const AnswerForm = lazyWithRetry(async () => (await import('./answer-form')).AnswerForm)

/** Whether a record is a message that can be answered: one with an id and an address. */
export const canAnswer = ({ messagePane }: Resource, record: AnyRecord) =>
  messagePane?.answer !== undefined &&
  record.id !== undefined &&
  isEmailAddress(cleanLine(toText(record[messagePane.email])))

/** The answer to the message that `container` shows: closed until it is asked for, and for another message closed again. */
export function useAnswer({
  resource,
  record,
  container,
  handle,
  onOutcome,
}: {
  resource: Resource
  record: AnyRecord
  container: RefObject<HTMLElement | null>
  handle: RefObject<AnswerHandle | null>
  onOutcome: (outcome: AlertContent, isShown: boolean) => void
}) {
  const [openFor, setOpenFor] = useState<AnyRecord['id']>()
  const isOpen = openFor !== undefined && String(openFor) === String(record.id)
  const mail = resource.messagePane?.answer

  function close() {
    flushSync(() => setOpenFor(undefined))
    focusIn(container.current, '[aria-keyshortcuts="a"]')
  }

  return {
    /** Opens the form; undefined where it cannot be answered. */
    open: canAnswer(resource, record) ? () => setOpenFor(record.id) : undefined,
    form: isOpen && mail && (
      <AnswerForm
        key={String(record.id)}
        ref={handle}
        resource={resource}
        mail={mail}
        record={record}
        onOutcome={onOutcome}
        onClose={close}
        placeholder={
          <p className="mt-5 mb-0 text-body-secondary" role="status">
            {commonMessages().loading}
          </p>
        }
      />
    ),
  }
}
