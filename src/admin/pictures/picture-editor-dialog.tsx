import { OctagonAlert } from 'lucide-react'
import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import { StackedDialog } from '../../ui/dialog/dialog'
import { drawSmall, preparePicture, type EditedPicture } from './picture-file'
import { EditorControls, type EditorControlMessages } from './picture-editor-controls'
import {
  limitEdit,
  wholeCrop,
  type ChangeEdit,
  type OpenedPicture,
  type PictureEdit,
} from './picture-edit'
import './picture-editor.scss'
import { PictureStage, type PictureStageMessages } from './picture-stage'
import type { PictureSize } from './metadata/picture-format'

export interface PictureEditorMessages extends EditorControlMessages, PictureStageMessages {
  /** The names of the buttons beside the chosen picture. */
  edit: string
  undo: string
  title: string
  help: string
  /** Said of a moving picture. */
  still: string
  opening: string
  failed: string
  reset: string
  cancel: string
  apply: string
}

/** The longer side of the decoded preview, in pixels. */
const maxPreviewSide = 1400

const stop = (event: SyntheticEvent) => event.stopPropagation()

/** React events bubble from the dialog to the form and file field that render it; these handlers stop them. */
const stopPropagationProps = {
  onPaste: stop,
  onDrop: stop,
  onDragOver: stop,
  onInput: stop,
  onKeyDown: stopSubmit,
}

function stopSubmit(event: React.KeyboardEvent) {
  if (event.key === 'Enter') event.stopPropagation()
}

/** Crops, turns and straightens a chosen picture; the form's picture changes only with "Use this picture". */
export function PictureEditorDialog({
  file,
  isMoving,
  recommended,
  edit: lastEdit,
  messages,
  onApply,
  onClose,
}: {
  file: File
  isMoving: boolean
  recommended: PictureSize | undefined
  /** The last edit, from which a further one starts. */
  edit: PictureEdit | undefined
  messages: PictureEditorMessages
  onApply: (edited: EditedPicture) => void
  onClose: () => void
}) {
  const initial = wholeCrop(recommended && recommended.width / recommended.height)
  const { opened, hasFailed } = useOpenedPicture(file)
  const [edit, setEdit] = useState(lastEdit ?? initial)
  const [state, setState] = useState<'drawing' | 'failed'>()
  const changeEdit: ChangeEdit = (change) =>
    setEdit((current) => (opened ? limitEdit(opened, change(current)) : current))

  const isClosed = useRef(false)
  useEffect(() => {
    isClosed.current = false
    return () => {
      isClosed.current = true
    }
  }, [])

  async function apply() {
    if (state === 'drawing' || !opened) return
    setState('drawing')
    const chosen = await preparePicture(file, recommended, edit)
    if (isClosed.current) return
    if (typeof chosen === 'string') return setState('failed')
    onApply({ chosen, edit })
    onClose()
  }

  const dialog = (
    <StackedDialog
      title={messages.title}
      className="picture-editor modal-fullscreen-sm-down"
      onClose={onClose}
    >
      {(heading) => (
        <div className="d-flex flex-column overflow-hidden flex-fill">
          <div className="modal-body pb-2">
            {heading}
            <p className="text-body-secondary">{messages.help}</p>
            {isMoving && <p className="text-warning">{messages.still}</p>}
            {opened ? (
              <>
                <PictureStage
                  picture={opened}
                  edit={edit}
                  messages={messages}
                  onEdit={changeEdit}
                />
                <EditorControls
                  picture={opened}
                  edit={edit}
                  recommended={recommended}
                  messages={messages}
                  onEdit={changeEdit}
                />
              </>
            ) : (
              <p role="status">{!hasFailed && messages.opening}</p>
            )}
            <div role="alert">
              {(hasFailed || state === 'failed') && (
                <span className="field-error text-danger">
                  <OctagonAlert aria-hidden="true" /> <span>{messages.failed}</span>
                </span>
              )}
            </div>
          </div>
          <EditorFooter
            messages={messages}
            isReady={opened !== undefined}
            isDrawing={state === 'drawing'}
            onReset={() => setEdit(initial)}
            onClose={onClose}
            onApply={() => void apply()}
          />
        </div>
      )}
    </StackedDialog>
  )
  return (
    <div hidden {...stopPropagationProps}>
      {dialog}
    </div>
  )
}

/** Decodes the file into a smaller canvas, because drawing a full-size photograph at each move is too slow. */
function useOpenedPicture(file: File) {
  const [opened, setOpened] = useState<OpenedPicture>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let isStale = false
    void drawSmall(file, maxPreviewSide).then((drawn) => {
      if (isStale) return
      if (drawn) setOpened(drawn)
      else setFailed(true)
    })
    return () => {
      isStale = true
    }
  }, [file])
  return { opened, hasFailed }
}

function EditorFooter({
  messages,
  isReady,
  isDrawing,
  onReset,
  onClose,
  onApply,
}: {
  messages: { reset: string; cancel: string; apply: string }
  isReady: boolean
  isDrawing: boolean
  onReset: () => void
  onClose: () => void
  onApply: () => void
}) {
  return (
    <div className="modal-footer">
      <button type="button" className="btn btn-quiet me-auto text-nowrap" onClick={onReset}>
        {messages.reset}
      </button>
      <button type="button" className="btn btn-line" onClick={onClose}>
        {messages.cancel}
      </button>
      <button
        type="button"
        className="btn btn-primary text-nowrap"
        aria-disabled={!isReady || isDrawing || undefined}
        onClick={onApply}
      >
        {isDrawing && <span className="spinner-border spinner-border-sm" aria-hidden="true" />}{' '}
        <span>{messages.apply}</span>
      </button>
    </div>
  )
}
