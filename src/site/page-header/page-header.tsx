import { Breadcrumbs, type Crumb } from '../../ui/breadcrumbs'
import { commonMessages } from '../../messages/common'
import { HeaderBand } from './header-band'

/** The header of an inner page: breadcrumbs, the h1 and its Hindi line. */
export function PageHeader({
  crumbs,
  title,
  hindi,
  ...band
}: {
  crumbs: Crumb[]
  title: string
  hindi?: string
  scene?: string
  isPlain?: boolean
}) {
  return (
    <HeaderBand second={hindi} lang="hi" {...band}>
      <Breadcrumbs crumbs={crumbs} label={commonMessages().breadcrumbs} />
      <h1 tabIndex={-1}>{title}</h1>
    </HeaderBand>
  )
}
