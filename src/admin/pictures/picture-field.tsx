import { Image } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { ControlProps } from '../../ui/form/field'
import { ChooseFileButton, FilePicker, useFileInput } from './file-picker'
import { EditPictureButtons } from './edit-picture-buttons'
import type { PictureEditorMessages } from './picture-editor-dialog'
import {
  preparePicture,
  type PictureRefusal,
  type ChosenPicture,
  type EditedPicture,
} from './picture-file'
import { pictureTypes } from './metadata/picture-formats'
import { PicturePanel, type PictureMessages } from './picture-panel'
import type { PictureSize } from './metadata/picture-format'

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
 * A picture upload with a preview cropped as on the website. Metadata is removed, and the picture is
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
    <FilePicker
      input={input}
      control={control}
      error={error}
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
            {chosen && !chosen.undrawn && (
              <EditPictureButtons
                file={chosen.file}
                isMoving={chosen.motion !== undefined}
                recommended={recommended}
                edited={edited}
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
    </FilePicker>
  )
}

/** The picture of a field: as it was chosen and as it was edited. Keeps the file input in step with it. */
function usePictureChoice(recommended: PictureSize | undefined) {
  const { input, setFile, restore, prepare, focus } = useFileInput()
  const [chosen, setChosen] = useState<ChosenPicture>()
  const [edited, setEdited] = useState<EditedPicture>()
  const [isOriginal, setOriginal] = useState(false)
  const [refusal, setRefusal] = useState<{ reason: PictureRefusal; name: string }>()
  const [preview, setPreview] = useState<string>()
  useEffect(() => () => URL.revokeObjectURL(preview ?? ''), [preview])
  const show = (file: File | undefined) => setPreview(file && URL.createObjectURL(file))

  // Choices are numbered, because a large file can be ready after a smaller one that was chosen later.
  const lastChoice = useRef(0)
  const shownChoice = useRef(0)

  async function choose(file: File): Promise<boolean> {
    const choice = (lastChoice.current += 1)
    const next = await preparePicture(file, recommended)
    const isLast = choice === lastChoice.current
    // Ignored: a later choice is shown already, the picture was removed, or the form was closed.
    if (choice < shownChoice.current || !input.current) return true
    if (typeof next === 'string') {
      if (!isLast) return true
      setRefusal({ reason: next, name: file.name })
      return false
    }
    shownChoice.current = choice
    if (isLast) setRefusal(undefined)
    setFile(next.scaled?.file ?? next.file)
    setOriginal(false)
    setEdited(undefined)
    setChosen(next)
    show(next.file)
    return true
  }

  function setOriginalSent(wanted: boolean) {
    setOriginal(wanted)
    setFile(wanted ? chosen?.file : chosen?.scaled?.file)
  }

  return {
    ...{ input, chosen, edited, preview, isOriginal, refusal, restore },
    choose: (file: File) => prepare(choose(file)),
    setOriginal: setOriginalSent,
    /** Sends the edited picture; without one the picture is sent as it was chosen. */
    applyEdit: (next: EditedPicture | undefined) => {
      setEdited(next)
      show(next?.chosen.file ?? chosen?.file)
      const asChosen = isOriginal ? chosen?.file : (chosen?.scaled?.file ?? chosen?.file)
      setFile(next ? next.chosen.file : asChosen)
    },
    remove: () => {
      shownChoice.current = lastChoice.current += 1
      setFile(undefined)
      setChosen(undefined)
      setEdited(undefined)
      show(undefined)
      setRefusal(undefined)
      focus()
    },
  }
}
