import { Breadcrumbs, type Crumb } from '../../ui/breadcrumbs'
import { commonMessages } from '../../messages/common'
import { HeaderBand } from './header-band'

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
