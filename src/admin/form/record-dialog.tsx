import type { ComponentType, KeyboardEvent } from 'react'
import type { FieldName, FormValues } from '../../api/contract'
import type { AlertContent } from '../../data/alert-content'
import { adminMessages } from '../../messages/admin'
import { formMessages } from '../../messages/admin-forms'
import { commonMessages } from '../../messages/common'
import '../../styles/admin-forms.scss'
import { Dialog } from '../../ui/dialog'
import { Form, SendButton } from '../../ui/form'
import type { AnyRow, Resource } from '../resources/resource'
import { DialogAlert } from './dialog-alert'
import { DraftPrompt } from './draft-prompt'
import type { PreviewProps } from './preview/lazy-preview'
import { RecordFields } from './record-fields'
import { SaveAndAddAnotherButton } from './save-and-add-another-button'
import { useRecordForm } from './use-record-form'

/**
 * The form of a resource, for a new record or for the edited `row` [FORM-1] [FORM-2]. It stays open until the server has
 * accepted. Unsaved text is stored as a draft and offered when the form is opened again.
 */
export function RecordDialog({
  resource,
  Preview,
  row,
  copied,
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
  prefilled?: Partial<Record<FieldName, string>>
  /** `another`: the dialog stays open for a further record. */
  onSave: (values: FormValues, another: boolean) => Promise<AlertContent>
  onClose: () => void
  returnTo: () => HTMLElement | null
}) {
  const { add, edit, fields = [], wide } = resource
  const form = useRecordForm({ resource, row, copied, onSave })
  const { draft, alert } = form
  const button = row ? adminMessages.update : adminMessages.submit

  function close() {
    draft.onClose()
    onClose()
  }

  return (
    <Dialog
      title={(row ? edit : add)!.title}
      messages={commonMessages()}
      onClose={close}
      unsaved={form.dirty}
      returnTo={returnTo}
      className={`${wide ? 'dialog-wide' : 'dialog-form'} ${Preview ? 'dialog-preview' : ''}`}
    >
      {(leave) => (
        <Form
          key={form.round}
          onSend={form.send}
          onDirty={form.noteTyped}
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
                  : adminMessages.signInNote
              }
              onClose={form.dismissAlert}
            />
            {draft.offered && (
              <DraftPrompt
                draft={draft.offered}
                onRestore={draft.dismiss}
                onDiscard={draft.discard}
              />
            )}
            <RecordFields
              {...{ resource, Preview, row, prefilled }}
              copied={form.copied}
              typed={form.typed}
              errors={form.errors}
            />
          </div>
          <div className="modal-footer">
            {fields.some(({ required }) => required === true || (required && !row)) && (
              <span className="required-note">{commonMessages().requiredNote}</span>
            )}
            <button type="button" className="btn btn-line" onClick={leave}>
              {commonMessages().cancel}
            </button>
            {!row && add && !add.prefill && (
              <SaveAndAddAnotherButton onPress={form.setAddAnother} />
            )}
            <SendButton
              className="btn btn-primary"
              busy={row ? adminMessages.updating : adminMessages.saving}
            >
              {button}
            </SendButton>
          </div>
        </Form>
      )}
    </Dialog>
  )
}

function saveOnCtrlEnter(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.requestSubmit()
}
