import { useState, type KeyboardEvent } from 'react'
import type { Alert } from '../api/outcome'
import { text } from '../api/text'
import { words } from '../content/words'
import { Dialog } from '../ui/dialog'
import { Field } from '../ui/field'
import { Form, SendButton } from '../ui/form'
import { DialogAlert } from './dialog-alert'
import { textBox } from './controls'
import { DraftOffer } from './draft-offer'
import { draftOf, dropDraft, keepDraft, putDraft } from './drafts'
import { editsOf, faultsOf, valuesOf } from './form-values'
import type { AnyRow, Field as Question, Resource } from './resource'

/** Why nothing was saved, and the ids of the fields that its sentences are about. */
type Refusal = Alert & { fields?: string[] }

const idOf = (field: string) => `field-${field}`

/**
 * The form of a resource, for a new record or for the `row` that is edited (SPEC 4, Modal modes). It stays open
 * with everything typed until the server has accepted; what is not saved when the screen goes is kept, and
 * offered when the form is opened again.
 */
export function RecordDialog({
  resource,
  row,
  prefilled = {},
  onSave,
  onClose,
  returnTo,
}: {
  resource: Resource
  row?: AnyRow
  /** What a new record's form opens with. */
  prefilled?: Record<string, string | undefined>
  onSave: (values: FormData) => Promise<Alert>
  onClose: () => void
  returnTo: () => HTMLElement | null
}) {
  const texts = words('office')
  const { add, edit, fields = [], wide, path } = resource
  const form = `${path} ${row ? String(row.id) : 'new'}`
  const [draft, setDraft] = useState(() => draftOf(form))
  const [dirty, setDirty] = useState(false)
  const [faults, setFaults] = useState<Record<string, string>>({})
  const [alert, setAlert] = useState<Refusal>()
  const button = row ? texts.update : texts.submit

  async function send(values: FormData, _: HTMLFormElement, opened: FormData) {
    const found = faultsOf(fields, values, !row)
    const sentences = Object.values(found)
    setFaults(found)
    const asked = Object.keys(found).map(idOf)
    setAlert(sentences.length ? { tone: 'danger', message: sentences, fields: asked } : undefined)
    if (sentences.length) return false

    const outcome = await onSave(row ? editsOf(fields, values, opened) : valuesOf(fields, values))
    if (outcome.tone === 'success') {
      dropDraft(form)
      return true
    }
    setAlert(outcome)
    return false
  }

  function close() {
    // A draft that was offered and not answered is offered again; else it was saved or thrown away.
    if (draft) putDraft(form, draft)
    else dropDraft(form)
    onClose()
  }

  return (
    <Dialog
      title={(row ? edit : add)!.title}
      words={words('common')}
      onClose={close}
      unsaved={dirty}
      returnTo={returnTo}
      className={wide ? 'dialog-wide' : 'dialog-form'}
    >
      {(leave) => (
        <Form
          onSend={send}
          onDirty={(now, values) => {
            setDirty(now)
            setFaults((shown) => stillMissing(shown, faultsOf(fields, values, !row)))
            if (now) keepDraft(form, values)
            else dropDraft(form)
          }}
          onKeyDown={saveOnCtrlEnter}
        >
          <div className="modal-body">
            <DialogAlert
              alert={alert}
              fields={alert?.fields}
              note={texts.stillHere(button)}
              signInNote={
                fields.some(({ field }) => field === 'file')
                  ? texts.signInFileNote
                  : texts.signInNote
              }
              onClose={() => setAlert(undefined)}
            />
            {draft && <DraftOffer draft={draft} onAnswer={() => setDraft(undefined)} />}
            <div className="form-grid">
              {fields.map((question) => (
                <Ask
                  key={question.field}
                  question={question}
                  row={row}
                  prefilled={prefilled[question.field]}
                  fault={faults[question.field]}
                />
              ))}
            </div>
          </div>
          <div className="modal-footer">
            {fields.some(({ required }) => required === true || (required && !row)) && (
              <span className="required-note">{words('common').requiredNote}</span>
            )}
            <button type="button" className="btn btn-line" onClick={leave}>
              {words('common').cancel}
            </button>
            <SendButton className="btn btn-primary" busy={row ? texts.updating : texts.saving}>
              {button}
            </SendButton>
          </div>
        </Form>
      )}
    </Dialog>
  )
}

/** One question of the form, with its hint, count and fault. */
function Ask({
  question: { field, from = field, label, hint, required, limit, span = 12, as = textBox },
  row,
  prefilled = '',
  fault,
}: {
  question: Question
  row?: AnyRow
  prefilled?: string
  fault?: string
}) {
  const texts = words('office')
  const { required: mark, count, over } = words('common')
  // What an address brings is cut at the limit: anyone may have written it (RULES, The back office).
  const value = row ? text(row[from]) : [...prefilled].slice(0, limit).join('')
  return (
    <Field
      id={idOf(field)}
      name={field}
      label={label}
      hint={hint}
      mark={mark}
      error={fault}
      required={required === true || (required === 'add' && !row)}
      value={value}
      className={`span-${span}`}
      limit={
        limit === undefined
          ? undefined
          : {
              max: limit,
              shown: (used, max) => (used > max ? over : count)(used, max),
              said: (used, max) => (used > max ? texts.overSaid : texts.nearSaid)(max),
              warning: texts.overLimit,
            }
      }
    >
      {(control) => as(control, value, row)}
    </Field>
  )
}

/** A fault goes with what caused it; a new one comes only with the next try. */
const stillMissing = (shown: Record<string, string>, missing: Record<string, string>) =>
  Object.fromEntries(Object.entries(shown).filter(([field]) => field in missing))

function saveOnCtrlEnter(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.requestSubmit()
}
