import type { ComponentType, KeyboardEvent } from 'react'
import type { FieldName } from '../../../api/contract'
import type { AlertContent } from '../../../data/alert-content'
import { commonMessages } from '../../../messages/common'
import '../../../styles/admin-forms.scss'
import { Dialog } from '../../../ui/dialog/dialog'
import { Form } from '../../../ui/form/form'
import type { AnyRecord, Resource } from '../../resource'
import { DraftPrompt } from '../drafts/draft'
import type { PreviewProps } from '../preview/lazy-preview'
import {
  RecordDialogFooter,
  RecordSteps,
  type RecordNavigation,
  SaveProblemActions,
} from './record-buttons'
import { RecordFields } from '../controls/resource-field'
import { useRecordForm, type RecordFormCalls, type RecordFormState } from './use-record-form'
import { adminMessages } from '../../../messages/admin-screens/admin'
import { formMessages } from '../../../messages/admin-screens/form/forms'
import { WriteAlert } from '../write-alert'
import { lazyPart } from '../../../ui/loading/on-demand'

/**
 * The form of a resource, for a new record or for the edited `record` [FORM-1] [FORM-2]. It stays open until the server has
 * accepted. Unsaved text is stored as a draft and offered when the form is opened again.
 */
export function RecordDialog({
  resource,
  Preview,
  record,
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
  record?: AnyRecord
  /** The record that is duplicated. */
  copied?: AnyRecord
  /** Initial values of a new record. */
  prefilled?: Partial<Record<FieldName, string>>
  /** The result of saving the previous record, when "save and next" opened this one. */
  initialAlert?: AlertContent
  /** The neighbours of the edited record in the list. */
  navigation?: RecordNavigation
  onClose: () => void
  returnTo: () => HTMLElement | null
}) {
  const { add, edit, fields = [], size } = resource
  const form = useRecordForm({
    resource,
    record,
    copied,
    initialAlert,
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
        messages={commonMessages()}
        onClose={close}
        unsaved={form.isDirty}
        returnTo={returnTo}
        className={`modal-fullscreen-sm-down ${Preview ? 'modal-xl' : size ? 'modal-lg' : ''}`}
      >
        {({ requestClose, confirmDiscard }) => (
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
                  label={resource.labels.singular}
                  navigation={navigation}
                  onStep={(step) => confirmDiscard(() => form.openNeighbour(step))}
                />
              )}
              <FormAlertRegion form={form} resource={resource} isEdit={record !== undefined} />
              {draft.offered && (
                <DraftPrompt
                  draft={draft.offered}
                  onRestore={form.restoreDraft}
                  onDiscard={draft.discard}
                />
              )}
              <RecordFields
                resource={resource}
                Preview={Preview}
                record={record}
                prefilled={prefilled}
                copied={form.copied}
                typed={form.typed}
                errors={form.errors}
              />
            </div>
            <RecordDialogFooter
              isEdit={record !== undefined}
              hasRequired={fields.some(
                ({ required }) => required === true || (required !== undefined && !record),
              )}
              canAddAnother={!record && add !== undefined && !add.prefill}
              navigation={navigation}
              setSubmitKind={form.setSubmitKind}
              onCancel={requestClose}
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

/** The alert of the form. If a save was not sent, it has the buttons that continue or retry it. */
function FormAlertRegion({
  form: { alert, setAlert, setSubmitKind },
  resource: { fields = [], add },
  isEdit,
}: {
  form: RecordFormState
  resource: Resource
  isEdit: boolean
}) {
  const hasFile = fields.some(({ field }) => field === 'file')
  const button = isEdit ? adminMessages.update : adminMessages.submit
  return (
    <WriteAlert
      alert={alert}
      note={alert?.problem ? formMessages.typedStays : formMessages.stillHere(button)}
      noResponseNote={formMessages.typedStays}
      signInNote={hasFile ? formMessages.signInFileNote : adminMessages.signInNote}
      onClose={() => setAlert(undefined)}
    >
      {alert?.problem && (
        <SaveProblemActions
          problem={alert.problem}
          canAdd={add !== undefined}
          hasFile={hasFile}
          setSubmitKind={setSubmitKind}
        />
      )}
    </WriteAlert>
  )
}

const ConflictDialog = lazyPart(
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
