import type { ComponentType, KeyboardEvent } from 'react'
import type { FieldName } from '../../../api/contract'
import '../../../styles/admin-forms.scss'
import { Form } from '../../../ui/form/form'
import type { AnyRecord, Resource } from '../../resource'
import { lookUp } from '../../../lib/look-up'
import { toText } from '../../../lib/to-text'
import { DraftPrompt } from '../../drafts/draft'
import type { PreviewProps } from '../preview/lazy-preview'
import { RecordDialogFooter, SaveProblemActions, type RecordNavigation } from './record-buttons'
import { RecordFields } from '../controls/resource-field'
import { RepeatField } from './repeat-field'
import { repeatedField, type RecordFormState } from './use-record-form'
import { adminMessages } from '../../../messages/admin-screens/admin'
import { formMessages } from '../../../messages/admin-screens/form/forms'
import { WriteAlert } from '../write-alert'
import type { Elements } from '../../../ui/elements'

/** The form of a record: its alert, the draft that is offered, the fields and the buttons. */
export function RecordForm({
  form,
  resource,
  Preview,
  record,
  prefilled = {},
  navigation,
  returnTo,
  onCancel,
  children,
}: {
  form: RecordFormState
  resource: Resource
  /** The public preview of the record. */
  Preview?: ComponentType<PreviewProps>
  record?: AnyRecord
  /** Initial values of a new record. */
  prefilled?: Partial<Record<FieldName, string>>
  /** The neighbours of the edited record in the list. */
  navigation?: RecordNavigation
  /** The address at which sign-in finds this form again. */
  returnTo?: string
  onCancel: () => void
  /** Rendered above the alert. */
  children?: Elements
}) {
  const { add, fields = [] } = resource
  const { draft } = form
  const repeated = record ? undefined : repeatedField(resource)
  return (
    <Form
      key={form.resetCount}
      className="vstack"
      onSend={form.send}
      retryAt={form.alert?.retryAt}
      onDirty={form.onTyped}
      onKeyDown={saveOnCtrlEnter}
    >
      <div className="modal-body">
        {children}
        <FormAlertRegion
          form={form}
          resource={resource}
          isEdit={record !== undefined}
          returnTo={returnTo}
        />
        {draft.offered && (
          <DraftPrompt
            draft={draft.offered}
            name={lookUp(draft.offered.values, resource.name)}
            isTyped={form.isDirty}
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
        {repeated && <RepeatField firstDay={toText(form.typed?.[repeated.field])} />}
      </div>
      <RecordDialogFooter
        isEdit={record !== undefined}
        submitIcon={record ? undefined : add?.submitIcon}
        hasRequired={fields.some(
          ({ required }) => required === true || (required !== undefined && !record),
        )}
        canAddAnother={!record && add !== undefined && !add.prefill}
        navigation={navigation}
        setSubmitKind={form.setSubmitKind}
        onCancel={onCancel}
      />
    </Form>
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
  returnTo,
}: {
  form: RecordFormState
  resource: Resource
  isEdit: boolean
  returnTo?: string
}) {
  const hasFile = fields.some(({ field }) => field === 'file')
  const button = isEdit ? adminMessages.update : adminMessages.submit
  return (
    <WriteAlert
      alert={alert}
      note={alert?.problem ? formMessages.typedStays : formMessages.stillHere(button)}
      noResponseNote={formMessages.typedStays}
      returnTo={returnTo}
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
