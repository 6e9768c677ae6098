import { Link } from 'react-router-dom'
import type { Row } from '../../../api/contract'
import { fileUrl } from '../../../api/links/links'
import { displayText, langOf, toText } from '../../../lib/to-text'
import { Picture } from '../../../ui/picture/picture'
import type { Elements } from '../../../ui/elements'
import { MixedScriptText } from '../../text/mixed-script-text'
import { homeMessages } from '../../../messages/site-screens/home'
import { LearnMore } from '../sections/learn-more'

export type SlideRow = Row<'/admin/api/slider'>

/** One slide: its texts, and its picture once it `isNear`: shown, or the next one. */
export function SlideView({
  slide,
  picture = fileUrl(slide.filePath),
  name,
  isFirst,
  isNear,
}: {
  slide: SlideRow
  /** The picture's URL, in the admin's preview of a file that is not uploaded yet. */
  picture?: string
  /** The name of the temple above the heading. */
  name?: Elements
  isFirst: boolean
  isNear: boolean
}) {
  const heading = toText(slide.heading1).trim()
  const line = toText(slide.heading2).trim()
  return (
    <div className="hero-slide position-relative d-flex flex-column h-100">
      {isNear ? (
        <Picture
          className="hero-picture"
          src={picture}
          alt=""
          width={1200}
          height={675}
          isEager={isFirst}
        />
      ) : (
        <span className="picture hero-picture" />
      )}
      <div className="hero-text container position-relative">
        {name}
        {heading && (
          <h2
            className="m-0"
            dir="auto"
            lang={langOf(heading[0]!) ?? 'en'}
            title={heading.length > 60 ? heading : undefined}
          >
            <MixedScriptText>{heading}</MixedScriptText>
          </h2>
        )}
        {line && (
          <p dir="auto" title={line.length > 160 ? line : undefined}>
            <MixedScriptText>{line}</MixedScriptText>
          </p>
        )}
        <div className="hero-actions d-flex flex-wrap gap-4">
          <GiveLink />
          <LearnMore url={slide.actionUrl} heading={displayText(heading)} />
        </div>
      </div>
    </div>
  )
}

/** The way to the donation; phones have it in the bottom bar. */
export function GiveLink() {
  const { label, to } = homeMessages().slider.give
  return (
    <Link className="btn btn-accent btn-lg d-none d-md-inline-flex" to={to}>
      {label}
    </Link>
  )
}
