import type { ComponentType, KeyboardEvent } from 'react'
import type { FieldName } from '../../api/contract'
import type { AlertContent } from '../../data/alert-content'
import { commonMessages } from '../../messages/common'
import '../../styles/admin-forms.scss'
import { Dialog } from '../../ui/dialog/dialog'
import { Form } from '../../ui/form/form'
import type { AnyRow, Resource } from '../resource'
import { DraftPrompt } from './drafts/draft-prompt'
import type { PreviewProps } from './preview/lazy-preview'
import { RecordDialogFooter } from './record-dialog-footer'
import { RecordFields } from './fields/record-fields'
import { RecordSteps, type RecordNavigation } from './record-steps'
import { useRecordForm, type RecordFormCalls } from './use-record-form'
import { FormAlertRegion } from './form-alert-region'
import { OpenConflictDialog } from './open-conflict-dialog'

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
  initialAlert,
  navigation,
  onAdd,
  onUpdate,
  onClose,
  returnTo,
}: RecordFormCalls & {
  resource: Resource
  /** The public preview of the record. */
  Preview?: ComponentType<PreviewProps>
  row?: AnyRow
  /** The record that is duplicated. */
  copied?: AnyRow
  /** Initial values of a new record. */
  prefilled?: Partial<Record<FieldName, string>>
  /** The result of saving the previous record, when "save and next" opened this one. */
  initialAlert?: AlertContent
  /** The neighbours of the edited record in the list. */
  navigation?: RecordNavigation
  onClose: () => void
  returnTo: () => HTMLElement | null
}) {
  const { add, edit, fields = [], wide } = resource
  const form = useRecordForm({
    ...{ resource, row, copied, initialAlert, onAdd, onUpdate },
    onStep: navigation?.step,
  })
  const { draft } = form

  function close() {
    draft.onClose()
    onClose()
  }

  return (
    <>
      <Dialog
        title={(row ? edit : add)!.title}
        messages={commonMessages()}
        onClose={close}
        unsaved={form.isDirty}
        returnTo={returnTo}
        className={`modal-fullscreen-sm-down ${Preview ? 'modal-xl' : wide ? 'modal-lg' : ''}`}
      >
        {(leave, leaveFor) => (
          <Form
            key={form.resetCount}
            className="vstack"
            onSend={form.send}
            retryAt={form.alert?.retryAt}
            onDirty={form.onTyped}
            onKeyDown={saveOnCtrlEnter}
          >
            <div className="modal-body">
              {navigation && (
                <RecordSteps
                  noun={resource.labels[0]}
                  navigation={navigation}
                  onStep={(step) => leaveFor(() => form.openNeighbour(step))}
                />
              )}
              <FormAlertRegion form={form} resource={resource} isEdit={row !== undefined} />
              {draft.offered && (
                <DraftPrompt
                  draft={draft.offered}
                  onRestore={form.restoreDraft}
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
            <RecordDialogFooter
              isEdit={row !== undefined}
              hasRequired={fields.some(
                ({ required }) => required === true || (required !== undefined && !row),
              )}
              canAddAnother={!row && add !== undefined && !add.prefill}
              navigation={navigation}
              setSubmitKind={form.setSubmitKind}
              onCancel={leave}
            />
          </Form>
        )}
      </Dialog>
      <OpenConflictDialog form={form} />
    </>
  )
}

function saveOnCtrlEnter(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.requestSubmit()
}
