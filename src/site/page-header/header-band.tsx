import { artUrl } from '../../messages/page'
import { lookUp } from '../../lib/look-up'
import type { Elements } from '../../ui/elements'

/** The hour of the drawings that are not of dawn, whose dark the band takes. */
const hours = {
  'g-1': 'night',
  'p-hanuman-dhara': 'noon',
  'p-janki-kund': 'noon',
  'g-3': 'dusk',
  'g-10': 'dusk',
  'g-11': 'dusk',
  'g-13': 'dusk',
} as const

/** The dark band at the top of a page, and the second line of its heading. */
export function HeaderBand({
  second,
  lang,
  scene,
  isPlain,
  children,
}: {
  second: string | undefined
  lang: string | undefined
  /** A drawing of `public/art` for the right part of the band. */
  scene?: string
  /** A low band, for a page that has no picture. */
  isPlain?: boolean
  children: Elements
}) {
  const kind = scene ? '' : isPlain ? 'bg-dark page-header-plain' : 'bg-dark'
  return (
    <div
      className={`page-header position-relative overflow-hidden text-white ${kind}`}
      data-bs-theme="dark"
      data-scene={scene && (lookUp(hours, scene) ?? 'dawn')}
    >
      {scene && (
        <img
          className="page-scene position-absolute h-100 object-fit-cover d-print-none"
          src={artUrl(scene)}
          alt=""
          width="480"
          height="360"
        />
      )}
      <div className="container position-relative z-1">
        {children}
        {second && (
          <p className="page-hindi text-highlight mb-0 font-heading fw-semibold fs-3" lang={lang}>
            {second}
          </p>
        )}
      </div>
    </div>
  )
}
