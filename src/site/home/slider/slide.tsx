import { Link } from 'react-router-dom'
import type { Row } from '../../../api/contract'
import { fileUrl, safeUrl } from '../../../api/links/links'
import { displayText, langOf, toText } from '../../../lib/to-text'
import { Picture } from '../../../ui/picture/picture'
import { EditRecord } from '../../editing/edit-record'
import { MixedScriptText } from '../../text/mixed-script-text'
import { homeMessages } from '../../../messages/site-screens/home'
import { DataLink } from '../../text/data-link'

export type SlideRow = Row<'/admin/api/slider'>

/** One slide: its texts, and its picture once it `isNear`: shown, or the next one. */
export function SlideView({
  slide,
  picture = fileUrl(slide.filePath),
  scene,
  isFirst,
  isNear,
}: {
  slide: SlideRow
  /** The picture's URL, in the admin's preview of a file that is not uploaded yet. */
  picture?: string
  /** The time of day of the site's own picture, whose dark the scrim takes. */
  scene?: string
  isFirst: boolean
  isNear: boolean
}) {
  const heading = toText(slide.heading1).trim()
  const line = toText(slide.heading2).trim()
  const action = actionOf(slide.actionUrl)
  return (
    <div className="hero-slide position-relative d-flex flex-column h-100" data-scene={scene}>
      {isNear ? (
        <Picture
          className="hero-picture rounded-0"
          src={picture}
          alt=""
          width={1200}
          height={675}
          isEager={isFirst}
        />
      ) : (
        <span className="picture hero-picture rounded-0" />
      )}
      <div className="hero-text container position-relative">
        {heading && (
          <h2
            className="m-0"
            dir="auto"
            lang={langOf(heading.charAt(0)) ?? 'en'}
            title={heading.length > 60 ? heading : undefined}
          >
            <MixedScriptText>{heading}</MixedScriptText>
          </h2>
        )}
        {line && (
          <p className="mt-1 mt-sm-4 mb-0" dir="auto" title={line.length > 160 ? line : undefined}>
            <MixedScriptText>{line}</MixedScriptText>
          </p>
        )}
        <div className="hero-actions d-flex flex-wrap gap-4 mt-3 mt-sm-5">
          {action && <LearnMore url={action} heading={displayText(heading)} />}
          <GiveLink isAlone={!action} />
        </div>
      </div>
      <EditRecord screen="slider" id={slide.id} title={heading || line} />
    </div>
  )
}

/** The link of a slide; undefined where its URL is empty, "#" or unsafe. */
function actionOf(url: unknown) {
  const target = toText(url).trim()
  return target && target !== '#' && safeUrl(target) ? target : undefined
}

/** The slide's own link. */
const LearnMore = ({ url, heading }: { url: string; heading: string }) => (
  <DataLink className="btn btn-accent btn-lg" url={url}>
    <span>{homeMessages().slider.learnMore}</span>
    {heading && <span className="visually-hidden">{`: ${heading}`}</span>}
  </DataLink>
)

/** The way to the donation, weaker than a slide's own link; phones have it in the bottom bar. */
function GiveLink({ isAlone }: { isAlone: boolean }) {
  const { label, to } = homeMessages().slider.give
  return (
    <Link
      className={`btn btn-lg d-none d-md-inline-flex ${isAlone ? 'btn-accent' : 'btn-outline-accent'}`}
      to={to}
    >
      {label}
    </Link>
  )
}
