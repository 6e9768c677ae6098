import {
  Accessibility,
  Camera,
  CircleParking,
  Footprints,
  Shirt,
  Smartphone,
  type LucideIcon,
} from 'lucide-react'
import { settings, type VisitFact } from '../../api/settings/settings'
import { localText } from '../../messages/translated'
import { homeSectionMessages } from '../../messages/site-screens/home-sections'
import { FoldedPart } from './folded-part'

const facts: [Exclude<VisitFact, 'station'>, LucideIcon][] = [
  ['dress', Shirt],
  ['shoes', Footprints],
  ['photography', Camera],
  ['phones', Smartphone],
  ['parking', CircleParking],
  ['wheelchair', Accessibility],
]

/** What pilgrims ask before they come, as far as the settings answer it; folded, it opens on a press. */
export function BeforeYouCome({ isFolded }: { isFolded?: boolean }) {
  const { visit } = settings()
  const texts = homeSectionMessages().visit.before
  const answered = facts
    .map(([fact, Icon]) => ({ fact, Icon, text: localText(visit[fact], visit[`${fact}Hindi`]) }))
    .filter(({ text }) => text)
  if (!answered.length) return null
  const answers = (
    <dl className="before-you-come mb-0">
      {answered.map(({ fact, Icon, text }) => (
        <div key={fact} className="position-relative lh-sm">
          <dt className="fs-5 fw-normal text-body-secondary">
            <Icon className="text-link size-20" aria-hidden="true" /> <span>{texts[fact]}</span>
          </dt>
          <dd className="mb-0 fw-semibold text-break" dir="auto">
            {text}
          </dd>
        </div>
      ))}
    </dl>
  )
  return (
    <div className="visit-part">
      {isFolded ? (
        <FoldedPart label={texts.title}>{answers}</FoldedPart>
      ) : (
        <>
          <h3 className="mb-3">{texts.title}</h3>
          {answers}
        </>
      )}
    </div>
  )
}
