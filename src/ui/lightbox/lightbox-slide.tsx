import { type GenericSlide, ImageSlide, type RenderSlideProps } from 'yet-another-react-lightbox'
import { ImageOff } from 'lucide-react'
import { cutLongWords } from '../../lib/to-text'
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
    <span dir="auto" lang={picture.titleLang}>
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

/** The picture of a slide, or a message that it could not be loaded. */
export function SlidePicture({ failed, ...props }: RenderSlideProps & { failed: string }) {
  const { slide } = props
  const sentence = (
    <p className="d-flex flex-column align-items-center gap-3 mb-0 lh-sm text-center text-accent">
      <ImageOff size={48} aria-hidden="true" /> <span>{failed}</span>
    </p>
  )
  if (slide.type !== 'picture' || !slide.src) return sentence
  return (
    <ImageSlide
      {...props}
      slide={{ src: slide.src, alt: slide.alt }}
      render={{ iconError: () => sentence }}
    />
  )
}
