import type { Elements } from '../../ui/elements'

/** The dark band at the top of a page, and the second line of its heading. */
export function HeaderBand({
  second,
  lang,
  children,
}: {
  second: string | undefined
  lang: string | undefined
  children: Elements
}) {
  return (
    <div
      className="page-header position-relative overflow-hidden bg-dark text-white"
      data-bs-theme="dark"
    >
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
