import { ArrowRight, RotateCw } from 'lucide-react'
import { Link } from 'react-router-dom'
import { art } from '../../messages/page'
import { EmptyState } from '../../ui/empty-state'
import { alertMessages } from '../../messages/alerts'
import { commonMessages } from '../../messages/common'

interface Way {
  label: string
  to: string
}

/**
 * What stands where a public list has nothing: "No Records Found" with a picture, and two ways on [COURSE-3]. So it does
 * where the list could not be had [COURSE-4], but then it does not say that there is nothing.
 */
export function NoRecords({
  level,
  texts,
  again,
}: {
  level: 'h2' | 'h3'
  texts: { empty: string; emptyHindi?: string; way: Way; more: Way }
  /** Asks once more for a list that could not be had. */
  again?: () => void
}) {
  const { notFetched, retry } = commonMessages()
  return (
    <EmptyState
      picture={art('empty')}
      title={alertMessages().noRecords}
      level={level}
      actions={
        <>
          {again ? (
            <button type="button" className="btn btn-outline" onClick={again}>
              <RotateCw aria-hidden="true" /> {retry}
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
      {again ? (
        notFetched
      ) : (
        <>
          {texts.empty} {texts.emptyHindi && <span lang="hi">{texts.emptyHindi}</span>}
        </>
      )}
    </EmptyState>
  )
}
