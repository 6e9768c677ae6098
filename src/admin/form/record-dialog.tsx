import { useRef, useState, type ComponentType, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import type { AlertContent } from '../../data/alert-content'
import { lookUp } from '../../data/look-up'
import { Dialog } from '../../ui/dialog'
import { Form, SendButton } from '../../ui/form'
import { AnotherButton } from './save-and-add-another-button'
import { Ask, idOf } from './resource-field'
import { DialogAlert } from './dialog-alert'
import { DraftOffer } from './draft-prompt'
import { editsOf, faultsOf, stillMissing, valuesOf } from './form-values'
import type { Previewed } from './preview/lazy-preview'
import type { AnyRow, Resource } from '../resources/resource'
import { useDraft } from './use-draft'
import '../../styles/admin-forms.scss'
import { adminMessages } from '../../messages/admin'
import { formMessages } from '../../messages/admin-forms'
import { commonMessages } from '../../messages/common'

/** Why nothing was saved, and the ids of the fields that its sentences are about. */
type Refusal = AlertContent & { fields?: string[] }

/**
 * The form of a resource, for a new record or for the `row` that is edited [FORM-1] [FORM-2]. It stays open
 * with everything typed until the server has accepted; what is not saved when the screen goes is kept, and
 * offered when the form is opened again.
 */
export function RecordDialog({
  resource,
  Preview,
  row,
  copied: given,
  prefilled = {},
  onSave,
  onClose,
  returnTo,
}: {
  resource: Resource
  /** How visitors will see the record. */
  Preview?: ComponentType<Previewed>
  row?: AnyRow
  /** The record that a new one repeats. */
  copied?: AnyRow
  /** What a new record's form opens with. */
  prefilled?: Record<string, string | undefined>
  /** `another`: the dialog stays, for a further record. */
  onSave: (values: FormData, another: boolean) => Promise<AlertContent>
  onClose: () => void
  returnTo: () => HTMLElement | null
}) {
  const texts = adminMessages
  const { add, edit, fields = [], wide, path } = resource
  const draft = useDraft(`${path} ${row ? String(row.id) : 'new'}`, !row)
  const [copied, setCopied] = useState(given)
  const [dirty, setDirty] = useState(false)
  const [typed, setTyped] = useState<FormData>()
  const [faults, setFaults] = useState<Record<string, string>>({})
  const [alert, setAlert] = useState<Refusal>()
  const again = useRef(false)
  const [saved, setSaved] = useState(0)
  const button = row ? texts.update : texts.submit

  async function send(values: FormData, _: HTMLFormElement, opened: FormData) {
    const another = again.current
    again.current = false
    const found = faultsOf(fields, values, !row)
    const sentences = Object.values(found)
    setFaults(found)
    const asked = Object.keys(found).map(idOf)
    setAlert(sentences.length ? { tone: 'danger', message: sentences, fields: asked } : undefined)
    if (sentences.length) return false

    draft.onSend()
    const outcome = await onSave(
      row ? editsOf(fields, values, opened) : valuesOf(fields, values),
      another,
    )
    draft.onAnswer(outcome)
    if (outcome.tone === 'success') {
      if (another) startAnew(outcome)
      return true
    }
    setAlert(outcome)
    return false
  }

  /** The next record begins empty: nothing of the copy or of a draft is left in it. */
  function startAnew(outcome: AlertContent) {
    // Its live region must stand before the words that it says.
    flushSync(() => {
      setCopied(undefined)
      draft.dismiss()
      setSaved(saved + 1)
    })
    focusFirst()
    setAlert(outcome)
  }

  function close() {
    draft.onClose()
    onClose()
  }

  return (
    <Dialog
      title={(row ? edit : add)!.title}
      messages={commonMessages()}
      onClose={close}
      unsaved={dirty}
      returnTo={returnTo}
      className={`${wide ? 'dialog-wide' : 'dialog-form'} ${Preview ? 'dialog-preview' : ''}`}
    >
      {(leave) => (
        <Form
          key={saved}
          onSend={send}
          onDirty={(now, values, opened) => {
            setDirty(now)
            draft.onTyped(now, values, opened)
            setTyped(now ? values : undefined)
            setFaults((shown) => stillMissing(shown, faultsOf(fields, values, !row)))
          }}
          onKeyDown={saveOnCtrlEnter}
        >
          <div className="modal-body">
            <DialogAlert
              alert={alert}
              fields={alert?.fields}
              note={formMessages.stillHere(button)}
              unansweredNote={formMessages.typedStays}
              signInNote={
                fields.some(({ field }) => field === 'file')
                  ? formMessages.signInFileNote
                  : texts.signInNote
              }
              onClose={() => setAlert(undefined)}
            />
            {draft.offered && (
              <DraftOffer
                draft={draft.offered}
                onRestore={draft.dismiss}
                onDiscard={draft.discard}
              />
            )}
            {copied && fields.some(({ field }) => field === 'file') && (
              <p className="form-note">
                {resource.picture ? formMessages.copyPicture : formMessages.copyFile}
              </p>
            )}
            <div className="form-columns">
              <div className="form-grid">
                {fields.map((question) => (
                  <Ask
                    key={question.field}
                    question={question}
                    row={row}
                    copied={copied}
                    prefilled={lookUp(prefilled, question.field)}
                    fault={lookUp(faults, question.field)}
                  />
                ))}
              </div>
              {Preview && <Preview from={row ?? withoutPicture(resource, copied)} typed={typed} />}
            </div>
          </div>
          <div className="modal-footer">
            {fields.some(({ required }) => required === true || (required && !row)) && (
              <span className="required-note">{commonMessages().requiredNote}</span>
            )}
            <button type="button" className="btn btn-line" onClick={leave}>
              {commonMessages().cancel}
            </button>
            {!row && add && !add.prefill && (
              <AnotherButton onPress={() => (again.current = true)} />
            )}
            <SendButton className="btn btn-primary" busy={row ? texts.updating : texts.saving}>
              {button}
            </SendButton>
          </div>
        </Form>
      )}
    </Dialog>
  )
}

/** Where the typing goes on. */
const focusFirst = () =>
  document
    .querySelector<HTMLElement>(
      '.modal form :is(input:not([type="file"], [type="hidden"]), select, textarea)',
    )
    ?.focus()

function saveOnCtrlEnter(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.requestSubmit()
}

/** A record that is repeated, as it will be: its picture does not come along. */
const withoutPicture = ({ picture }: Resource, row?: AnyRow) =>
  row && picture ? { ...row, [picture]: undefined } : row
