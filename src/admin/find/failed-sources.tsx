import { RotateCw } from 'lucide-react'
import { findMessages } from '../../messages/admin-screens/find'
import type { FindSource } from './find-options'

/** The collections that could not be searched, each with its own Retry [FIND-4]. */
export const FailedSources = ({
  failed,
  onRetry,
}: {
  failed: FindSource[]
  onRetry: (source: FindSource) => void
}) => (
  <ul className="nav flex-column mb-3">
    {failed.map((source) => {
      const many = source.resource.labels[1]
      return (
        <li key={source.key} className="d-flex align-items-center gap-2 mb-2">
          <span className="me-auto text-danger">{findMessages.failed(many)}</span>
          <button
            type="button"
            className="btn btn-line btn-small flex-shrink-0"
            onClick={() => onRetry(source)}
          >
            <RotateCw aria-hidden="true" /> <span>{findMessages.retry(many)}</span>
          </button>
        </li>
      )
    })}
  </ul>
)
