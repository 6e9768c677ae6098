import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from '../../ui/breadcrumbs'
import { commonMessages } from '../../messages/common'

/** The header of an inner page: breadcrumbs, the h1 and its Hindi line [SHELL-7]. */
export function PageHeader({
  crumbs,
  title,
  hindi,
}: {
  crumbs: Crumb[]
  title: string
  hindi?: string
}) {
  return (
    <HeaderBand second={hindi} lang="hi">
      <Breadcrumbs crumbs={crumbs} label={commonMessages().breadcrumbs} />
      <h1 tabIndex={-1}>{title}</h1>
    </HeaderBand>
  )
}

/** The dark band at the top of a page, and the second line of its heading. */
export function HeaderBand({
  second,
  lang,
  children,
}: {
  second: string | undefined
  lang: string | undefined
  children: ReactNode
}) {
  return (
    <div
      className="page-header position-relative overflow-hidden bg-dark text-white"
      data-bs-theme="dark"
    >
      <div className="container">
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
