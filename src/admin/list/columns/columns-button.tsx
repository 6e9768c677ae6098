import { Columns3 } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { adminMessages } from '../../../messages/admin-screens/admin'
import { ToolbarButton } from '../../../ui/toolbar-button'
import { tabletQuery } from '../../../ui/use-media-query'
import { useList } from '../list-context'
import './columns-button.scss'
import { focusIn } from '../../../ui/focus'

/** Opens the list of columns beside the table, so that one sees it change. */
export function ColumnsButton() {
  const { columns, pane } = useList()
  const texts = adminMessages.columns
  const [isOpen, setOpen] = useState(false)
  const panelId = useId()
  const container = useRef<HTMLDivElement>(null)

  const closeOutside = useEffectEvent(({ target }: Event) => {
    if (!container.current!.contains(target as Node)) setOpen(false)
  })
  useEffect(() => {
    if (!isOpen) return
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [isOpen])

  return (
    <div
      ref={container}
      className="columns-choice position-relative d-print-none"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        // Escape closes the innermost: here not the reading pane.
        event.stopPropagation()
        setOpen(false)
        focusIn(container.current, 'button')
      }}
    >
      <ToolbarButton
        icon={Columns3}
        label={texts.button}
        iconQuery={pane.record === undefined ? tabletQuery : 'all'}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <fieldset
          id={panelId}
          className="columns-panel card position-absolute top-100 end-0 overflow-y-auto mt-1 px-4 py-3 shadow-lg"
        >
          <legend className="mb-1 fs-5 text-body-secondary">{texts.title}</legend>
          {columns.optional.map((label) => (
            <label key={label} className="d-flex align-items-center gap-3">
              <input
                type="checkbox"
                className="form-check-input flex-shrink-0"
                checked={!columns.hidden.has(label)}
                onChange={() => columns.toggle(label)}
              />
              <span>{label}</span>
            </label>
          ))}
          <button
            type="button"
            className="btn btn-quiet btn-small mt-2"
            disabled={!columns.hidden.size}
            onClick={columns.showAll}
          >
            {texts.showAll}
          </button>
        </fieldset>
      )}
    </div>
  )
}
