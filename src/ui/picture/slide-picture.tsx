import { ImageOff } from 'lucide-react'
import { ImageSlide, type RenderSlideProps } from 'yet-another-react-lightbox'

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
