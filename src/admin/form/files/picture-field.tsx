import { Image } from 'lucide-react'
import type { ControlProps } from '../../../ui/form/field'
import { ChooseFileButton, FileFrame } from './file-frame'
import { EditPictureButtons } from './picture-editor/edit-picture-buttons'
import type { PictureEditorMessages } from './picture-editor/picture-editor-dialog'
import type { PictureRefusal } from './picture-file'
import { pictureTypes } from './picture-metadata/picture-formats'
import { PicturePanel, type PictureMessages } from './picture-panel'
import { usePictureChoice } from './use-picture-choice'
import type { PictureSize } from './picture-metadata/picture-size'

interface PictureZoneMessages extends Record<PictureRefusal, (name: string) => string> {
  drop: string
  choose: string
  dropHere: string
  kinds: string
  upTo: string
  editor: PictureEditorMessages
}

const zoneClasses =
  'picture-zone file-panel drop-zone vstack align-items-center justify-content-center gap-2 rounded-3 p-3 text-center'

/**
 * A picture upload [FORM-7] [FORM-8] with a preview cropped as on the website. Metadata is removed, and the picture is
 * scaled down unless the person wants the original. The file input holds the file that will be sent.
 */
export function PictureField({
  control,
  messages,
  recommended,
  current,
}: {
  control: ControlProps
  messages: PictureMessages & PictureZoneMessages
  recommended?: PictureSize
  /** The URL of the stored picture, which stays unless another one is chosen. */
  current?: string
}) {
  const choice = usePictureChoice(recommended)
  const { input, chosen, edited } = choice
  const error = choice.refusal ? messages[choice.refusal.reason](choice.refusal.name) : ''

  return (
    <FileFrame
      {...{ input, control, error }}
      accept={pictureTypes.join()}
      onFile={choice.choose}
      onCancel={choice.restore}
    >
      {(isDragOver) =>
        isDragOver ? (
          <div className={zoneClasses}>{messages.dropHere}</div>
        ) : chosen || current ? (
          <PicturePanel
            id={control.id}
            messages={messages}
            recommended={recommended}
            chosen={edited?.chosen ?? chosen}
            isEdited={edited !== undefined}
            preview={choice.preview ?? current}
            hasStoredPicture={current !== undefined}
            isOriginal={choice.isOriginal}
            onOriginal={choice.setOriginal}
            onRemove={choice.remove}
          >
            {chosen && (
              <EditPictureButtons
                file={chosen.file}
                isMoving={chosen.motion !== undefined}
                {...{ recommended, edited }}
                messages={messages.editor}
                onChange={choice.applyEdit}
              />
            )}
          </PicturePanel>
        ) : (
          <div className={zoneClasses}>
            <Image className="size-24 text-primary" aria-hidden="true" />
            <span>{messages.drop}</span>
            <ChooseFileButton id={control.id}>{messages.choose}</ChooseFileButton>
            <span className="fs-5 text-body-secondary">
              {[
                messages.kinds,
                recommended &&
                  messages.recommended(messages.pixels(recommended.width, recommended.height)),
                messages.upTo,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </div>
        )
      }
    </FileFrame>
  )
}
