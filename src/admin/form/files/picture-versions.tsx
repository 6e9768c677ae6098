import { sizeText, type ChosenPicture } from './picture-file'
import { PictureTile } from './picture-tile'

/** The messages of the choice between two versions of a picture. */
export interface PictureVersionMessages {
  how: string
  scaled: string
  original: string
  about: (size: string) => string
  pixels: (width: number, height: number) => string
}

/** Lets staff send the picture scaled down or as it is. */
export function PictureVersions({
  name,
  messages,
  chosen,
  scaled,
  isOriginal,
  onOriginal,
}: {
  name: string
  messages: PictureVersionMessages
  chosen: ChosenPicture
  scaled: NonNullable<ChosenPicture['scaled']>
  isOriginal: boolean
  onOriginal: (wanted: boolean) => void
}) {
  return (
    <fieldset className="d-grid grid-column-full gap-2">
      <legend className="visually-hidden">{messages.how}</legend>
      <PictureTile
        name={name}
        checked={!isOriginal}
        title={messages.scaled}
        onChoose={() => onOriginal(false)}
      >
        {`${messages.pixels(scaled.width, scaled.height)}, ${messages.about(sizeText(scaled.file.size))}`}
      </PictureTile>
      <PictureTile
        name={name}
        checked={isOriginal}
        title={messages.original}
        onChoose={() => onOriginal(true)}
      >
        {`${messages.pixels(chosen.width, chosen.height)}, ${sizeText(chosen.file.size)}`}
      </PictureTile>
    </fieldset>
  )
}
