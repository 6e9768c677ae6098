import { CornerDownLeft } from 'lucide-react'
import { langOf } from '../../data/to-text'
import type { FindGroup, FindOption } from './find-options'

/** The results of one screen with its title. */
export function FindResultGroup({
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
export const optionId = (listId: string, { key }: FindOption) =>
  `${listId}-${key.replace(/[^\w-]/g, (letter) => `_${letter.codePointAt(0)}_`)}`
