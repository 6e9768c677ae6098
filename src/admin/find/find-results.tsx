import { cleanLine } from '../../data/typed-text'
import { findMessages } from '../../messages/admin-screens/find'
import type { FindGroup, FindOption, FindSource } from './find-options'
import type { useFind } from './use-find'
import { FindResultGroup } from './find-result-group'
import { FailedSources } from './failed-sources'

/** The number of results, the collections that could not be searched, and the results in their groups. */
export function FindResults({
  find: { text, isSearching, failed },
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
  const resultCount = groups.reduce((sum, { options }) => sum + options.length, 0)
  const isEmpty = !resultCount && !failed.length && !isSearching
  return (
    <div className="modal-body pt-3 pb-4" tabIndex={0} role="group" aria-label={texts.results}>
      <p className="m-0 mb-2 fs-5 text-body-secondary">
        <span aria-hidden="true">{isSearching && texts.searching}</span>
        <span role="status">
          {!isSearching && (isEmpty ? texts.nothing(cleanLine(text)) : texts.found(resultCount))}
        </span>
      </p>
      <div role="status">{failed.length > 0 && <FailedSources {...{ failed, onRetry }} />}</div>
      {resultCount > 0 && (
        <div id={listId} role="listbox" aria-label={texts.results} aria-busy={isSearching}>
          {groups.map((group) => (
            <FindResultGroup key={group.key} {...{ group, active, listId, onOpen }} />
          ))}
        </div>
      )}
    </div>
  )
}
