import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { adminMessages } from '../../messages/admin-screens/admin'
import { findMessages } from '../../messages/admin-screens/find'
import { commonMessages } from '../../messages/common'
import { Dialog } from '../../ui/dialog/dialog'
import '../../styles/admin-forms.scss'
import { findScreensAndActions, type FindOption, type FindSource } from './find-options'
import { groupRecords } from './find-records'
import { FindResults } from './find-results'
import { optionId } from './find-result-group'
import { useFind, type FindCache } from './use-find'

/**
 * Finds screens, actions and records: a combobox whose listbox is always open, by the ARIA pattern. Arrow keys move
 * through the results, Enter opens one [FIND-1].
 */
export function FindDialog({
  sources,
  cache,
  onOpen,
  onClose,
}: {
  sources: FindSource[]
  /** The search results of this visit. */
  cache: FindCache
  /** Opens a result after the dialog has closed. */
  onOpen: (to: string | undefined) => void
  onClose: () => void
}) {
  const texts = findMessages
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const find = useFind(sources, cache)
  const [chosen, setChosen] = useState<string>()

  const screensAndActions = findScreensAndActions(find.text, sources)
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
      {(_leave, leaveFor) => {
        const open = (option: FindOption) => leaveFor(() => onOpen(option.to))
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
              {...{ find, groups, active, listId }}
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
