import { useRef, useState, type ComponentType, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import type { AlertContent } from '../../data/alert-content'
import { lookUp } from '../../data/look-up'
import { Dialog } from '../../ui/dialog'
import { Form, SendButton } from '../../ui/form'
import { SaveAndAddAnotherButton } from './save-and-add-another-button'
import { ResourceField, fieldId } from './resource-field'
import { DialogAlert } from './dialog-alert'
import { DraftPrompt } from './draft-prompt'
import { changedValues, findMissingFields, keepStillMissing, valuesToAdd } from './form-values'
import type { PreviewProps } from './preview/lazy-preview'
import type { AnyRow, Resource } from '../resources/resource'
import { useDraft } from './use-draft'
import '../../styles/admin-forms.scss'
import { adminMessages } from '../../messages/admin'
import { formMessages } from '../../messages/admin-forms'
import { commonMessages } from '../../messages/common'

/** Why nothing was saved; `fields` are the ids of the fields with errors. */
type FormAlert = AlertContent & { fields?: string[] }

/**
 * The form of a resource, for a new record or for the edited `row` [FORM-1] [FORM-2]. It stays open until the server has
 * accepted. Unsaved text is stored as a draft and offered when the form is opened again.
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
  /** The public preview of the record. */
  Preview?: ComponentType<PreviewProps>
  row?: AnyRow
  /** The record that a new one is a copy of. */
  copied?: AnyRow
  /** Initial values of a new record. */
  prefilled?: Record<string, string | undefined>
  /** `another`: the dialog stays open for a further record. */
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
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [alert, setAlert] = useState<FormAlert>()
  const addAnother = useRef(false)
  const [saved, setSaved] = useState(0)
  const button = row ? texts.update : texts.submit

  async function send(values: FormData, _: HTMLFormElement, opened: FormData) {
    const another = addAnother.current
    addAnother.current = false
    const missing = findMissingFields(fields, values, !row)
    const sentences = Object.values(missing)
    setErrors(missing)
    const validationAlert: FormAlert | undefined = sentences.length
      ? { tone: 'danger', message: sentences, fields: Object.keys(missing).map(fieldId) }
      : undefined
    setAlert(validationAlert)
    if (validationAlert) return false

    draft.onSend()
    const outcome = await onSave(
      row ? changedValues(fields, values, opened) : valuesToAdd(fields, values),
      another,
    )
    draft.onAnswer(outcome)
    if (outcome.tone === 'success') {
      if (another) resetForm(outcome)
      return true
    }
    setAlert(outcome)
    return false
  }

  /** Empties the form for the next record, without the values of a copy or a draft. */
  function resetForm(outcome: AlertContent) {
    // The alert's live region must be rendered before its text, or screen readers do not announce it.
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
            setErrors((shown) => keepStillMissing(shown, findMissingFields(fields, values, !row)))
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
              <DraftPrompt
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
                {fields.map((definition) => (
                  <ResourceField
                    key={definition.field}
                    definition={definition}
                    row={row}
                    copied={copied}
                    prefilled={lookUp(prefilled, definition.field)}
                    error={lookUp(errors, definition.field)}
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
              <SaveAndAddAnotherButton onPress={() => (addAnother.current = true)} />
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

/** Focuses the first field that takes text. */
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

/** The copied record without its picture, which is not copied. */
const withoutPicture = ({ picture }: Resource, row?: AnyRow) =>
  row && picture ? { ...row, [picture]: undefined } : row
