import { CircleCheck, OctagonAlert, RotateCw, X } from 'lucide-react'
import { lookUp } from '../../lib/look-up'
import { batchMessages } from '../../messages/admin-screens/form/batch'
import {
  pictureEditorMessages,
  pictureMotionMessages,
} from '../../messages/admin-screens/form/picture-editor'
import { EditPictureButtons } from '../pictures/edit-picture-buttons'
import type { EditedPicture } from '../pictures/picture-file'
import type { Resource } from '../resource'
import { ResourceField } from '../form/controls/resource-field'
import type { PictureSize } from '../pictures/metadata/picture-format'
import { formIdOf, titleFromFileName, type BatchPicture } from './batch-pictures'

const texts = batchMessages

/** One picture of a batch: its thumbnail, its fields and its state. */
export function BatchRow({
  resource: { fields = [], name: titleField },
  picture: { key, name, kind, chosen, edited, preview, refusal, outcome },
  number,
  recommended,
  isLocked,
  onEdit,
  onRetry,
  onRemove,
}: {
  resource: Resource
  picture: BatchPicture
  number: number
  recommended: PictureSize | undefined
  /** Pictures are being sent, so none is removed or sent again. */
  isLocked: boolean
  onEdit: (edited: EditedPicture | undefined) => void
  onRetry: () => void
  onRemove: () => void
}) {
  const isSent = kind === 'sent'
  const motion = (edited?.chosen ?? chosen)?.motion
  const isEditable = kind === 'preparing' || kind === 'ready' || kind === 'failed'
  return (
    <li className="card d-flex flex-column gap-3 p-3">
      <div className="d-flex align-items-center gap-3">
        {preview && (
          <img
            className="thumb-large object-fit-cover flex-shrink-0 rounded-2"
            src={preview}
            alt=""
          />
        )}
        <strong className="flex-fill" dir="auto">
          {texts.picture(number, name)}
        </strong>
        {!isSent && !isLocked && (
          <button
            type="button"
            className="btn-icon flex-shrink-0"
            aria-label={texts.remove(name)}
            data-tip={texts.remove(name)}
            onClick={onRemove}
          >
            <X aria-hidden="true" />
          </button>
        )}
      </div>
      {chosen && !chosen.undrawn && isEditable && !isLocked && (
        <div className="d-flex flex-wrap gap-2">
          <EditPictureButtons
            file={chosen.file}
            isMoving={chosen.motion !== undefined}
            recommended={recommended}
            edited={edited}
            nameSuffix={texts.ofPicture(name)}
            messages={pictureEditorMessages}
            onChange={onEdit}
          />
        </div>
      )}
      {/* The fields stay rendered, so that a failure loses nothing that was typed. */}
      {kind !== 'refused' && (
        <form id={formIdOf(key)} hidden={isSent} onSubmit={(event) => event.preventDefault()}>
          <fieldset className="row g-4" disabled={!isEditable}>
            <legend className="visually-hidden">{texts.picture(number, name)}</legend>
            {fields
              .filter(({ field }) => field !== 'file')
              .map((definition) => (
                <ResourceField
                  key={definition.field}
                  id={`picture-${key}-${definition.field}`}
                  definition={definition}
                  error={lookUp(outcome?.fieldErrors ?? {}, definition.field)}
                  prefilled={definition.field === titleField ? titleFromFileName(name) : ''}
                />
              ))}
          </fieldset>
        </form>
      )}
      <div role="status">
        {motion && isEditable && (
          <span className="text-warning">{pictureMotionMessages[motion]}</span>
        )}
        {chosen?.undrawn && isEditable && (
          <span className="text-warning">{pictureEditorMessages.undrawn}</span>
        )}
        {isSent && (
          <span className="d-flex align-items-center gap-2 text-success">
            <CircleCheck size={18} aria-hidden="true" /> <span>{texts.sent}</span>
          </span>
        )}
        {kind === 'preparing' && <span>{texts.preparing}</span>}
        {kind === 'sending' && <span>{texts.sending}</span>}
        {(refusal ?? outcome) && (
          <span className="d-flex align-items-center gap-2 text-danger">
            <OctagonAlert className="flex-shrink-0" size={18} aria-hidden="true" />
            <span>{refusal ?? [outcome!.message].flat().join(' ')}</span>
          </span>
        )}
      </div>
      {kind === 'failed' && !isLocked && (
        <button type="button" className="btn btn-line btn-small align-self-start" onClick={onRetry}>
          <RotateCw aria-hidden="true" /> <span>{texts.retry(name)}</span>
        </button>
      )}
    </li>
  )
}
