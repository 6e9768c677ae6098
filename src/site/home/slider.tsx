import type { Row } from '../../api/contract'
import { fileUrl, safeUrl } from '../../api/links'
import { text } from '../../api/text'
import { words } from '../../content/words'
import { Carousel } from '../../ui/carousel'
import { Picture } from '../../ui/picture'
import { DataLink } from '../links'
import { Runs } from '../runs'

type Slide = Row<'/admin/api/slider'>

/** The band that holds the slider's place while its slides are on their way. */
export function SliderPlace() {
  return (
    <div className="hero hero-waiting" role="status">
      <span className="visually-hidden">{words('home').slider.loading}</span>
    </div>
  )
}

/** The slides of the home page (SPEC 2, Slider): nothing when there are none. */
export function Slider({ slides }: { slides: Slide[] }) {
  if (!slides.length) return null
  return (
    <div className="hero dark">
      <Carousel
        words={words('home').slider}
        slides={slides.map((slide, index) => ({
          key: `${index} ${text(slide.id)}`,
          content: (near) => <SlideView slide={slide} first={index === 0} near={near} />,
        }))}
      />
    </div>
  )
}

function SlideView({ slide, first, near }: { slide: Slide; first: boolean; near: boolean }) {
  const heading = text(slide.heading1).trim()
  const line = text(slide.heading2).trim()
  return (
    <div className="slide">
      {near ? (
        <Picture
          className="slide-picture"
          src={fileUrl(slide.filePath)}
          alt=""
          width={1200}
          height={675}
          first={first}
        />
      ) : (
        <span className="picture slide-picture" />
      )}
      <div className="container slide-words">
        {heading && (
          <h2 dir="auto" title={heading.length > 60 ? heading : undefined}>
            <Runs>{heading}</Runs>
          </h2>
        )}
        {line && (
          <p dir="auto" title={line.length > 160 ? line : undefined}>
            <Runs>{line}</Runs>
          </p>
        )}
        <LearnMore url={slide.actionUrl} heading={heading} />
      </div>
    </div>
  )
}

/** The button shows only where the slide leads somewhere (SPEC 2). */
function LearnMore({ url, heading }: { url: unknown; heading: string }) {
  const target = text(url).trim()
  if (!target || target === '#' || !safeUrl(target)) return null
  return (
    <DataLink className="btn btn-accent btn-lg" url={target}>
      {words('home').slider.learnMore}
      {heading && <span className="visually-hidden">: {heading}</span>}
    </DataLink>
  )
}
