import type { ComponentType } from 'react'
import { displayText } from '../../../lib/to-text'
import type { FieldName } from '../../../api/contract'
import type { AlertContent } from '../../../ui/alert/alert-message'
import { commonMessages } from '../../../messages/common'
import { Dialog } from '../../../ui/dialog/dialog'
import type { AnyRecord, Resource } from '../../resource'
import type { PreviewProps } from '../preview/lazy-preview'
import { RecordSteps, type RecordNavigation } from './record-buttons'
import { RecordForm } from './record-form'
import { useRecordForm, type RecordFormCalls, type RecordFormState } from './use-record-form'
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry'

/** Initial values of a form, by its fields. */
export type FormPrefill = Partial<Record<FieldName, string>>

/**
 * The form of a resource, for a new record or for the edited `record`. It stays open until the server has
 * accepted. Unsaved text is stored as a draft and offered when the form is opened again.
 */
export function RecordDialog({
  resource,
  Preview,
  record,
  copied,
  prefilled,
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
  record?: AnyRecord
  /** The record that is duplicated. */
  copied?: AnyRecord
  /** Initial values of a new record. */
  prefilled?: FormPrefill
  /** The result of saving the previous record, when "save and next" opened this one. */
  initialAlert?: AlertContent
  /** The neighbours of the edited record in the list. */
  navigation?: RecordNavigation
  onClose: () => void
  returnTo: () => HTMLElement | null
}) {
  const { add, edit, size } = resource
  const form = useRecordForm({
    resource,
    record,
    copied,
    initialAlert,
    draftName: draftNameOf(resource, record, copied, prefilled),
    onAdd,
    onUpdate,
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
        title={(record ? edit : add)!.title}
        subtitle={record && displayText(record[resource.name]).trim()}
        messages={commonMessages()}
        onClose={close}
        unsaved={form.isDirty}
        returnTo={returnTo}
        className={`modal-fullscreen-sm-down ${Preview ? 'modal-xl' : size ? 'modal-lg' : ''}`}
      >
        {({ requestClose, confirmDiscard }) => (
          <RecordForm
            form={form}
            resource={resource}
            Preview={Preview}
            record={record}
            prefilled={prefilled}
            navigation={navigation}
            onCancel={requestClose}
          >
            {navigation && (
              <RecordSteps
                label={resource.labels.singular}
                navigation={navigation}
                onStep={(step) => confirmDiscard(() => form.openNeighbour(step))}
              />
            )}
          </RecordForm>
        )}
      </Dialog>
      <OpenConflictDialog form={form} />
    </>
  )
}

/** A draft is offered where it was typed: a reply to somebody else, or the copy of another record, has its own. */
function draftNameOf(
  { path, add }: Resource,
  record: AnyRecord | undefined,
  copied: AnyRecord | undefined,
  prefilled: FormPrefill = {},
) {
  if (record) return `${path} ${String(record.id)}`
  if (copied) return `${path} copy ${String(copied.id)}`
  const { toEmail, subject } = prefilled
  return add?.prefill && toEmail !== undefined
    ? `${path} new ${JSON.stringify([toEmail, subject])}`
    : `${path} new`
}

const ConflictDialog = lazyWithRetry(
  async () => (await import('../conflict/conflict-dialog')).ConflictDialog,
)

/** The conflict dialog above the form; choosing the values to save submits the form again. */
function OpenConflictDialog({
  form: { versions, setAlert, setSubmitKind },
}: {
  form: RecordFormState
}) {
  const { conflict } = versions
  if (!conflict) return null
  return (
    <ConflictDialog
      conflicts={conflict.problem.conflicts}
      onChoose={(choices) => {
        versions.applyChoices(choices, conflict)
        setSubmitKind(conflict.kind)
        conflict.form.requestSubmit()
      }}
      onClose={() => {
        versions.closeConflict()
        setAlert(conflict.outcome)
      }}
    />
  )
}
