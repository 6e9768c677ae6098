import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { adminMessages } from '../../messages/admin-screens/admin'
import { findMessages } from '../../messages/admin-screens/find'
import { commonMessages } from '../../messages/common'
import { Dialog } from '../../ui/dialog/dialog'
import '../../styles/admin-forms.scss'
import {
  findScreensAndActions,
  type FindOption,
  type FindSource,
  type FindGroup,
  groupRecords,
} from './find-options'
import { useFind } from './use-find'
import { cleanLine } from '../../lib/typed-text'
import { CornerDownLeft, RotateCw } from 'lucide-react'
import { langOf } from '../../lib/to-text'

/**
 * Finds screens, actions and records: a combobox whose listbox is always open, by the ARIA pattern. Arrow keys move
 * through the results, Enter opens one.
 */
export function FindDialog({
  sources,
  visited,
  onOpen,
  onClose,
}: {
  sources: FindSource[]
  /** The screens that were open before, the last one first. */
  visited: string[]
  /** Opens a result after the dialog has closed. */
  onOpen: (to: string | undefined) => void
  onClose: () => void
}) {
  const texts = findMessages
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const find = useFind(sources)
  const [chosen, setChosen] = useState<string>()

  const screensAndActions = findScreensAndActions(find.text, sources, visited)
  const groups = [...screensAndActions, ...groupRecords(find.word, find.found)]
  const options = groups.flatMap((group) => group.options)
  const firstOption = find.isSearching && !screensAndActions.length ? undefined : options[0]
  const active = options.find(({ key }) => key === chosen) ?? firstOption
  const activeId = active && optionId(listId, active)

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  return (
    <Dialog
      title={adminMessages.find.title}
      messages={commonMessages()}
      onClose={onClose}
      className="modal-fullscreen-sm-down"
    >
      {({ confirmDiscard }) => {
        const open = (option: FindOption) => confirmDiscard(() => onOpen(option.to))
        return (
          <>
            <div className="px-4 px-md-5 pt-4">
              <input
                ref={input}
                className="form-control"
                data-focus=""
                type="text"
                role="combobox"
                aria-label={texts.hint}
                aria-autocomplete="list"
                aria-expanded={options.length > 0}
                aria-controls={options.length > 0 ? listId : undefined}
                aria-activedescendant={activeId}
                placeholder={texts.hint}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                enterKeyHint="go"
                dir="auto"
                value={find.text}
                onChange={(event) => {
                  setChosen(undefined)
                  find.change(event.target.value)
                }}
                onKeyDown={(event) => {
                  const next = nextOption(event, options, active)
                  if (next) setChosen(next.key)
                  else if (event.key === 'Enter' && active) open(active)
                  else return
                  event.preventDefault()
                }}
              />
            </div>
            <FindResults
              find={find}
              groups={groups}
              active={active}
              listId={listId}
              onOpen={open}
              onRetry={(source) => {
                // The pressed button disappears, so the focus moves to the input.
                input.current?.focus()
                find.retry(source)
              }}
            />
          </>
        )
      }}
    </Dialog>
  )
}

/** The option that an arrow key activates; after the last comes the first. Undefined for other keys. */
function nextOption(
  { key, altKey, ctrlKey, metaKey }: KeyboardEvent,
  options: FindOption[],
  active: FindOption | undefined,
) {
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
  if (!step || altKey || ctrlKey || metaKey || !options.length) return undefined
  if (!active) return options.at(step > 0 ? 0 : -1)
  const index = options.indexOf(active) + step
  return options.at(index % options.length)
}

/** The number of results, the collections that could not be searched, and the results in their groups. */
function FindResults({
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
      <div role="status">
        {failed.length > 0 && <FailedSources failed={failed} onRetry={onRetry} />}
      </div>
      {resultCount > 0 && (
        <div id={listId} role="listbox" aria-label={texts.results} aria-busy={isSearching}>
          {groups.map((group) => (
            <FindResultGroup
              key={group.key}
              group={group}
              active={active}
              listId={listId}
              onOpen={onOpen}
            />
          ))}
        </div>
      )}
    </div>
  )
}

/** The results of one screen with its title. */
function FindResultGroup({
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
          className={`list-group-item list-group-item-action d-flex gap-3 align-items-center border-0 px-3 py-2 rounded-2 ${option === active ? 'bg-body-secondary' : ''}`}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onOpen(option)}
        >
          <option.icon className="flex-shrink-0 text-body-secondary" aria-hidden="true" />
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
      {kind ? `${kind}: ${label}` : label}
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

/** The id of an option's element. */
const optionId = (listId: string, { key }: FindOption) =>
  `${listId}-${key.replace(/[^\w-]/g, (letter) => `_${letter.codePointAt(0)}_`)}`

/** The collections that could not be searched, each with its own Retry. */
const FailedSources = ({
  failed,
  onRetry,
}: {
  failed: FindSource[]
  onRetry: (source: FindSource) => void
}) => (
  <ul className="nav flex-column mb-3">
    {failed.map((source) => {
      const many = source.resource.labels.plural
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
