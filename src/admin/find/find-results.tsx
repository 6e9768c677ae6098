import { CornerDownLeft, RotateCw } from 'lucide-react'
import { langOf } from '../../data/to-text'
import { findMessages } from '../../messages/admin-find'
import type { FindGroup, FindOption, FindSource } from './find-options'
import type { useFind } from './use-find'

/** The results in their groups, what could not be searched, and how many results there are. */
export function FindResults({
  find,
  groups,
  active,
  listId,
  onOpen,
  onRetry,
}: {
  find: ReturnType<typeof useFind>
  groups: FindGroup[]
  active: FindOption | undefined
  listId: string
  onOpen: (option: FindOption) => void
  onRetry: (source: FindSource) => void
}) {
  const texts = findMessages
  const figure = groups.reduce((sum, { options }) => sum + options.length, 0)
  const { text, isSearching, failed } = find
  const isEmpty = !figure && !failed.length && !isSearching
  return (
    <div className="modal-body pt-3 pb-4" tabIndex={0} role="group" aria-label={texts.results}>
      <p className="m-0 mb-2 fs-5 text-body-secondary">
        <span aria-hidden="true">{isSearching && texts.searching}</span>
        <span role="status">
          {!isSearching && (isEmpty ? texts.nothing(text.trim()) : texts.found(figure))}
        </span>
      </p>
      <div role="status">{failed.length > 0 && <FailedSources {...{ failed, onRetry }} />}</div>
      {figure > 0 && (
        <div id={listId} role="listbox" aria-label={texts.results} aria-busy={isSearching}>
          {groups.map((group) => (
            <Group key={group.key} {...{ group, active, listId, onOpen }} />
          ))}
        </div>
      )}
    </div>
  )
}

function Group({
  group: { key, title, options },
  active,
  listId,
  onOpen,
}: {
  group: FindGroup
  active: FindOption | undefined
  listId: string
  onOpen: (option: FindOption) => void
}) {
  return (
    <div role="group" aria-labelledby={`${listId}-${key}`} className="list-group mb-4">
      <div
        id={`${listId}-${key}`}
        role="presentation"
        className="mb-1 fs-5 fw-semibold text-body-secondary"
      >
        {title}
      </div>
      {options.map((option) => (
        // The combobox keeps the focus and handles the keys.
        <div
          key={option.key}
          id={optionId(listId, option)}
          role="option"
          aria-selected={option === active}
          className={`list-group-item list-group-item-action d-flex gap-2 align-items-center border-0 px-3 py-2 rounded-2 ${option === active ? 'bg-body-secondary' : ''}`}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onOpen(option)}
        >
          <OptionText option={option} />
          {option === active && (
            <CornerDownLeft className="ms-auto flex-shrink-0" aria-hidden="true" />
          )}
        </div>
      ))}
    </div>
  )
}

const OptionText = ({ option: { kind, label, summary } }: { option: FindOption }) => (
  <span className="d-block overflow-hidden">
    <span className="d-block fw-semibold text-truncate" dir="auto" lang={langOf(label)}>
      {kind && `${kind}: `}
      {label}
    </span>
    {summary && (
      <span
        className="d-block fs-6 text-truncate text-body-secondary"
        dir="auto"
        lang={langOf(summary)}
      >
        {summary}
      </span>
    )}
  </span>
)

/** The collections that could not be searched, each with its own Retry [FIND-4]. */
const FailedSources = ({
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
            <RotateCw aria-hidden="true" /> {findMessages.retry(many)}
          </button>
        </li>
      )
    })}
  </ul>
)

/** The id of an option's element. */
export const optionId = (listId: string, { key }: FindOption) =>
  `${listId}-${key.replace(/[^\w-]/g, (letter) => `_${letter.codePointAt(0)}_`)}`
