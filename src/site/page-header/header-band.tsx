import { artUrl } from '../../messages/page'
import type { Elements } from '../../ui/elements'
import { emptyPicture } from '../../ui/picture/picture'

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
  /** A drawing of `public/art` for the right half of the band. */
  scene?: string
  /** A low band, for a page that has no picture. */
  isPlain?: boolean
  children: Elements
}) {
  const kind = scene ? 'page-header-scene' : isPlain ? 'page-header-plain' : ''
  return (
    <div
      className={`page-header position-relative overflow-hidden bg-dark text-white ${kind}`}
      data-bs-theme="dark"
    >
      {scene && (
        // Narrow windows have no room beside the title, so they load nothing.
        <picture className="page-scene d-print-none">
          <source media="(min-width: 992px)" srcSet={artUrl(scene)} />
          <img src={emptyPicture} alt="" width="480" height="360" />
        </picture>
      )}
      <div className="container position-relative">
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
