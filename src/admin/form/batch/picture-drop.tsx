import { Image } from 'lucide-react'
import { useRef, useState, type DragEvent } from 'react'
import { batchMessages } from '../../../messages/admin-batch'
import { pictureTypes } from '../files/picture-metadata/picture-format'
import '../files/file-frame.scss'

const texts = batchMessages

/** The place to drop pictures, with the button that chooses them. */
export function PictureDrop({ onFiles }: { onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  return (
    <div
      className={`drop-zone vstack align-items-center gap-2 p-4 rounded-3 ${isOver ? 'bg-body-secondary' : ''}`}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault()
        setOver(false)
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
          // The same file can be chosen again after it was removed.
          target.value = ''
        }}
      />
      <span className="text-body-secondary">{texts.kinds}</span>
    </div>
  )
}
