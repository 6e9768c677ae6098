import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { artUrl } from '../../messages/page'
import { EmptyState } from '../../ui/empty-state'
import { alertMessages } from '../../messages/alerts'

interface LinkText {
  label: string
  to: string
}

export interface EmptyTexts {
  empty: string
  emptyHindi?: string
  action: LinkText
  more: LinkText
}

/** "No Records Found" with a picture and two links: the server returned an empty list. */
export function EmptyList({ level, texts }: { level: 'h2' | 'h3'; texts: EmptyTexts }) {
  return (
    <EmptyState
      picture={artUrl('empty')}
      title={alertMessages().noRecords}
      level={level}
      actions={
        <>
          <Link className="btn btn-outline-secondary" to={texts.action.to}>
            {texts.action.label}
          </Link>
          <Link className="more" to={texts.more.to}>
            <span>{texts.more.label}</span> <ArrowRight aria-hidden="true" />
          </Link>
        </>
      }
    >
      <span>{texts.empty}</span> {texts.emptyHindi && <span lang="hi">{texts.emptyHindi}</span>}
    </EmptyState>
  )
}
