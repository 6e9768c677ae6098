import { ImageOff } from 'lucide-react'
import { ImageSlide, type GenericSlide, type RenderSlideProps } from 'yet-another-react-lightbox'
import { cutLongWords } from '../data/long-words'
import { LongText } from './long-text'

/** One picture; without a `src` it is shown as one that failed. */
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
  // A kind of our own: of images the library lets only those larger than the window be enlarged.
  interface SlideTypes {
    picture: PictureSlide
  }
}

/** A scrolling text must be reachable by keyboard; few captions are as long as that. */
const longCaption = 400

/** A picture in the library's terms, caption and description as they are written in its language. */
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
      className="lightbox-description"
      dir="auto"
      lang={picture.descriptionLang}
      tabIndex={picture.description.length > longCaption ? 0 : undefined}
    >
      <LongText>{picture.description}</LongText>
    </span>
  ),
})

/** The picture of a slide, or the sentence that it cannot be had. */
export function SlidePicture({ failed, ...props }: RenderSlideProps & { failed: string }) {
  const { slide } = props
  const sentence = (
    <p className="lightbox-failed">
      <ImageOff aria-hidden="true" /> {failed}
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
