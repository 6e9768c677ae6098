import { Crop, Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry'
import type { EditedPicture } from './picture-file'
import type { PictureEditorMessages } from './picture-editor-dialog'
import type { PictureSize } from './metadata/picture-format'

const PictureEditorDialog = lazyWithRetry(
  async () => (await import('./picture-editor-dialog')).PictureEditorDialog,
)

/** "Edit picture", and "Undo" once it was edited; an edit never changes the chosen file. */
export function EditPictureButtons({
  file,
  isMoving,
  recommended,
  edited,
  nameSuffix,
  messages,
  onChange,
}: {
  /** The picture as it was chosen. */
  file: File
  isMoving: boolean
  recommended: PictureSize | undefined
  edited: EditedPicture | undefined
  /** Appended to the accessible names of the buttons, where the page has several pictures. */
  nameSuffix?: string
  messages: PictureEditorMessages
  /** Gets the edited picture, or undefined after "Undo". */
  onChange: (edited: EditedPicture | undefined) => void
}) {
  const [isOpen, setOpen] = useState(false)
  const editButton = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        ref={editButton}
        type="button"
        className="btn btn-line btn-small"
        aria-label={nameSuffix && messages.edit + nameSuffix}
        onClick={() => setOpen(true)}
      >
        <Crop aria-hidden="true" /> <span>{messages.edit}</span>
      </button>
      {edited && (
        <button
          type="button"
          className="btn btn-quiet btn-small"
          aria-label={nameSuffix && messages.undo + nameSuffix}
          onClick={() => {
            onChange(undefined)
            // This button disappears, so the focus moves to "Edit picture".
            editButton.current?.focus()
          }}
        >
          <Undo2 aria-hidden="true" /> <span>{messages.undo}</span>
        </button>
      )}
      {isOpen && (
        <PictureEditorDialog
          file={file}
          isMoving={isMoving}
          recommended={recommended}
          messages={messages}
          edit={edited?.edit}
          onApply={onChange}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
