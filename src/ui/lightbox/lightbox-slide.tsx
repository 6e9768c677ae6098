import { type GenericSlide } from 'yet-another-react-lightbox'
import { cutLongWords } from '../../data/to-text'
import { LongText } from '../disclosure/long-text'

/** One picture; without a `src` it is shown as failed. */
export interface LightboxPicture {
  src: string | undefined
  title: string
  titleLang?: string
  description: string
  descriptionLang?: string
}

interface PictureSlide extends GenericSlide {
  type: 'picture'
  src: string | undefined
  alt: string
}

declare module 'yet-another-react-lightbox' {
  // A custom type, because the library zooms its own image slides only if they are larger than the viewport.
  interface SlideTypes {
    picture: PictureSlide
  }
}

/** Captions longer than this may scroll, so they must be focusable by keyboard. */
const longCaption = 400

/** A picture as a slide of the library, with `lang` on caption and description. */
export const slideOf = (picture: LightboxPicture): PictureSlide => ({
  type: 'picture',
  src: picture.src,
  alt: cutLongWords(picture.title),
  title: (
    <span className="px-1" dir="auto" lang={picture.titleLang}>
      <LongText>{picture.title}</LongText>
    </span>
  ),
  description: picture.description && (
    <span
      className="lightbox-description d-block text-break"
      dir="auto"
      lang={picture.descriptionLang}
      tabIndex={picture.description.length > longCaption ? 0 : undefined}
    >
      <LongText>{picture.description}</LongText>
    </span>
  ),
})
