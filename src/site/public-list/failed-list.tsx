import { ArrowRight, RotateCw } from 'lucide-react'
import { Link } from 'react-router-dom'
import { alertMessages } from '../../messages/alerts'
import { commonMessages } from '../../messages/common'
import { artUrl } from '../../messages/page'
import { EmptyState } from '../../ui/empty-state'
import type { RequestFailure } from './public-list'

export type PublicListName = keyof ReturnType<typeof commonMessages>['notLoaded']

/** Replaces a list that could not be loaded: names the list and the reason, with a Retry button. */
export function FailedList({
  list,
  level,
  failure: { reason, retry },
  more,
}: {
  list: PublicListName
  level: 'h2' | 'h3'
  failure: RequestFailure
  /** A link to another page, for screens that show only the list; it also adds a picture. */
  more?: { label: string; to: string }
}) {
  const { notLoaded, retry: retryLabel } = commonMessages()
  return (
    <EmptyState
      picture={more && artUrl('empty')}
      title={notLoaded[list]}
      level={level}
      actions={
        <>
          <button type="button" className="btn btn-primary" onClick={retry}>
            <RotateCw aria-hidden="true" /> <span>{retryLabel}</span>
          </button>
          {more && (
            <Link className="more" to={more.to}>
              <span>{more.label}</span> <ArrowRight aria-hidden="true" />
            </Link>
          )}
        </>
      }
    >
      {alertMessages()[reason]}
    </EmptyState>
  )
}
