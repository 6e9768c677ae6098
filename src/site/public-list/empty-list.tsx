import { ArrowRight, RotateCw } from 'lucide-react'
import { Link } from 'react-router-dom'
import { art } from '../../messages/page'
import { EmptyState } from '../../ui/empty-state'
import { alertMessages } from '../../messages/alerts'
import { commonMessages } from '../../messages/common'

interface LinkText {
  label: string
  to: string
}

/**
 * "No Records Found" with a picture and two links [COURSE-3]. After a failed request [COURSE-4] it says that the list
 * could not be loaded, and has a retry button.
 */
export function EmptyList({
  level,
  texts,
  retry,
}: {
  level: 'h2' | 'h3'
  texts: { empty: string; emptyHindi?: string; way: LinkText; more: LinkText }
  /** Present after a failed request: loads the list again. */
  retry?: () => void
}) {
  const { notFetched, retry: retryLabel } = commonMessages()
  return (
    <EmptyState
      picture={art('empty')}
      title={alertMessages().noRecords}
      level={level}
      actions={
        <>
          {retry ? (
            <button type="button" className="btn btn-outline" onClick={retry}>
              <RotateCw aria-hidden="true" /> {retryLabel}
            </button>
          ) : (
            <Link className="btn btn-outline" to={texts.way.to}>
              {texts.way.label}
            </Link>
          )}
          <Link className="more" to={texts.more.to}>
            {texts.more.label} <ArrowRight aria-hidden="true" />
          </Link>
        </>
      }
    >
      {retry ? (
        notFetched
      ) : (
        <>
          {texts.empty} {texts.emptyHindi && <span lang="hi">{texts.emptyHindi}</span>}
        </>
      )}
    </EmptyState>
  )
}
