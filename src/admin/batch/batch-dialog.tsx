import { useRef, useState, type ClipboardEvent, type DragEvent, type FormEvent } from 'react'
import { Image } from 'lucide-react'
import { batchMessages } from '../../messages/admin-screens/form/batch'
import { commonMessages } from '../../messages/common'
import type { AlertContent } from '../../ui/alert/alert-message'
import { useIsBefore } from '../../ui/form/use-retry-time'
import { Dialog } from '../../ui/dialog/dialog'
import { useCloseAfterSending } from '../../ui/dialog/use-close-after-sending'
import '../../styles/admin-forms.scss'
import type { ShownList } from '../form/save/settle'
import type { FieldDefinition, Resource } from '../resource'
import { ResourceField } from '../form/controls/resource-field'
import { WriteAlert } from '../form/write-alert'
import { pictureTypes } from '../pictures/metadata/picture-formats'
import '../pictures/file-picker.scss'
import { formIdOf, type BatchPicture } from './batch-pictures'
import { BatchRow } from './batch-row'
import { useBatch } from './use-batch'
import { focusIn } from '../../ui/focus'

const texts = batchMessages

/** Adds many pictures at once: chosen, dropped or pasted, each with its texts. */
export function BatchDialog({
  resource,
  list: shown,
  onDone,
  onClose,
}: {
  resource: Resource
  list: ShownList
  /** Called after a send that may have changed the list. */
  onDone: (outcome: AlertContent | undefined) => void
  onClose: () => void
}) {
  const { fields = [], labels } = resource
  const kind = fields.find(({ field }) => field === 'file')?.control
  const recommended = typeof kind === 'object' && 'picture' in kind ? kind.picture : undefined
  const size = recommended === 'any size' ? undefined : recommended
  const batch = useBatch(resource, size, shown)
  const { pictures, toSend, isSending } = batch
  const isWaiting = useIsBefore(batch.alert?.retryAt)
  const sent = pictures.filter((picture) => picture.kind === 'sent').length

  const hasProgress = isSending || sent > 0
  const { isClosing, close } = useCloseAfterSending(isSending, batch.stop, finish)

  function finish() {
    onClose()
    const failed = pictures.filter(({ kind }) => kind === 'failed').map(({ name }) => name)
    const message = [
      ...(sent ? [texts.done(sent)] : []),
      ...(failed.length ? [texts.notAdded(failed.join(', '))] : []),
    ]
    if (message.length) onDone({ tone: failed.length ? 'danger' : 'success', message })
  }

  const formOf = (key: number) => document.forms.namedItem(formIdOf(key))
  const send = (chosen: BatchPicture[]) => void batch.send(chosen, formOf)

  function onPaste(event: ClipboardEvent) {
    const files = [...event.clipboardData.files]
    if (!files.length) return
    event.preventDefault()
    batch.choose(files)
  }

  return (
    <Dialog
      title={texts.title(labels.plural)}
      messages={commonMessages()}
      onClose={close}
      unsaved={
        !isClosing &&
        pictures.some((picture) => picture.kind !== 'sent' && picture.kind !== 'refused')
      }
      className="modal-fullscreen-sm-down modal-lg"
    >
      {({ requestClose }) => (
        <div className="d-flex flex-column flex-fill overflow-hidden" onPaste={onPaste}>
          <div className="modal-body">
            <WriteAlert alert={batch.alert} signInNote={texts.signIn} onClose={batch.closeAlert} />
            <PictureDropZone onFiles={batch.choose} />
            {pictures.length > 1 && (
              <TextsForAll
                fields={fields}
                forms={() => pictures.map(({ key }) => formOf(key)).filter((form) => form !== null)}
              />
            )}
            <ol className="m-0 p-0 mt-4 d-flex flex-column gap-4">
              {pictures.map((picture, index) => (
                <BatchRow
                  key={picture.key}
                  resource={resource}
                  picture={picture}
                  number={index + 1}
                  recommended={size}
                  isLocked={isSending}
                  onEdit={(edited) => batch.applyEdit(picture, edited)}
                  onRetry={() => {
                    if (!isWaiting) send([picture])
                  }}
                  onRemove={() => {
                    batch.remove(picture.key)
                    focusIn(document, '[data-choose-pictures]')
                  }}
                />
              ))}
            </ol>
          </div>
          <div className="modal-footer">
            <span role="status" className={hasProgress ? 'batch-progress' : 'visually-hidden'}>
              {hasProgress && (isClosing ? texts.closing : texts.progress(sent, pictures.length))}
            </span>
            <button type="button" className="btn btn-line" onClick={requestClose}>
              {sent && !toSend.length ? commonMessages().close : commonMessages().cancel}
            </button>
            <button
              type="button"
              className="btn btn-primary text-nowrap"
              aria-disabled={isSending || isWaiting || !toSend.length || undefined}
              onClick={() => {
                if (!isSending && !isWaiting) send(toSend)
              }}
            >
              {isSending && (
                <span className="spinner-border spinner-border-sm" aria-hidden="true" />
              )}{' '}
              <span>{texts.submit(toSend.length)}</span>
            </button>
          </div>
        </div>
      )}
    </Dialog>
  )
}

/** One title and text for all pictures; a field that is left empty changes nothing. */
function TextsForAll({
  fields,
  forms,
}: {
  fields: FieldDefinition[]
  forms: () => Iterable<HTMLFormElement>
}) {
  function fill(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    for (const [name, value] of new FormData(event.currentTarget))
      for (const form of forms()) {
        const control = form.elements.namedItem(name)
        if (!value || !(control instanceof HTMLElement) || control.matches(':disabled')) continue
        Object.assign(control, { value })
        control.dispatchEvent(new Event('input', { bubbles: true }))
      }
  }
  return (
    <details className="mt-3">
      <summary className="py-2">{texts.forAll}</summary>
      <form className="vstack gap-3 mt-2" onSubmit={fill}>
        {fields
          .filter(({ field }) => field !== 'file')
          .map((definition) => (
            <ResourceField
              key={definition.field}
              id={`all-${definition.field}`}
              definition={{ ...definition, required: undefined }}
            />
          ))}
        <button type="submit" className="btn btn-line btn-small align-self-start">
          {texts.fillAll}
        </button>
      </form>
    </details>
  )
}

/** The drop zone for pictures, with the button that chooses them. */
function PictureDropZone({ onFiles }: { onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const [isDragOver, setDragOver] = useState(false)
  return (
    <div
      className={`drop-zone vstack align-items-center gap-2 p-4 rounded-3 ${isDragOver ? 'bg-body-secondary' : ''}`}
      onDragOver={(event) => {
        event.preventDefault()
        setDragOver(true)
      }}
      onDragLeave={() => setDragOver(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault()
        setDragOver(false)
        onFiles([...event.dataTransfer.files])
      }}
    >
      <Image className="size-24 text-primary" aria-hidden="true" />
      <span>{texts.drop}</span>
      <button
        type="button"
        className="btn btn-line btn-small"
        data-focus=""
        data-choose-pictures=""
        onClick={() => input.current?.click()}
      >
        {texts.choose}
      </button>
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        multiple
        tabIndex={-1}
        aria-label={texts.input}
        accept={pictureTypes.join()}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // Emptied, so that choosing a removed file again fires a change event.
          target.value = ''
        }}
      />
      <span className="text-body-secondary">{texts.kinds}</span>
    </div>
  )
}
