import { Image } from 'lucide-react'
import { useRef, useState, type DragEvent } from 'react'
import { batchMessages } from '../../../messages/admin-screens/form/batch'
import { pictureTypes } from '../files/picture-metadata/picture-formats'
import '../files/file-frame.scss'

const texts = batchMessages

/** The drop zone for pictures, with the button that chooses them. */
export function PictureDropZone({ onFiles }: { onFiles: (files: File[]) => void }) {
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
