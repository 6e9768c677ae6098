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

const facts: [Exclude<VisitFact, 'station'>, LucideIcon][] = [
  ['dress', Shirt],
  ['shoes', Footprints],
  ['photography', Camera],
  ['phones', Smartphone],
  ['parking', CircleParking],
  ['wheelchair', Accessibility],
]

/** What pilgrims ask before they come, as far as the settings answer it. */
export function BeforeYouCome() {
  const { visit } = settings()
  const texts = homeSectionMessages().visit.before
  const answered = facts
    .map(([fact, Icon]) => ({ fact, Icon, text: localText(visit[fact], visit[`${fact}Hindi`]) }))
    .filter(({ text }) => text)
  if (!answered.length) return null
  return (
    <div className="visit-part">
      <h3 className="mb-3">{texts.title}</h3>
      <dl className="before-you-come d-grid gap-3 column-gap-4 mb-0">
        {answered.map(({ fact, Icon, text }) => (
          <div key={fact} className="position-relative ps-6 lh-sm">
            <dt className="fs-5 fw-normal text-body-secondary">
              <Icon className="position-absolute start-0 text-link size-20" aria-hidden="true" />{' '}
              <span>{texts[fact]}</span>
            </dt>
            <dd className="mb-0 fw-semibold text-break" dir="auto">
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
