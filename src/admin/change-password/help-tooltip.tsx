import { CircleQuestionMark } from 'lucide-react'
import { useEffect, useId, useState, type MouseEvent } from 'react'

/**
 * A button with a tooltip that explains its field: opens on hover, focus and tap, closes on Escape and on leaving. The
 * pointer may move onto the text (WCAG 1.4.13).
 */
export function HelpTooltip({ name, text }: { name: string; text: string }) {
  const tipId = useId()
  const [open, setOpen] = useState(false)

  useEffect(() => {
    if (!open) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false)
    }
    // Safari does not focus a tapped button, so a tap elsewhere causes no blur event.
    const onPress = (event: PointerEvent) => {
      const inside =
        event.target instanceof Element && event.target.closest(`[data-help="${tipId}"]`)
      if (!inside) setOpen(false)
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [open, tipId])

  return (
    <span
      className="help"
      data-help={tipId}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={(event) => {
        const hasFocus = event.currentTarget.contains(document.activeElement)
        if (event.pointerType === 'mouse' && !hasFocus) setOpen(false)
      }}
      onBlur={() => setOpen(false)}
    >
      <button
        type="button"
        className="help-button"
        aria-label={name}
        aria-describedby={tipId}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && setOpen(true)}
        onClick={(event) => setOpen(isMouse(event) || !open)}
      >
        <CircleQuestionMark aria-hidden="true" />
      </button>
      <span role="tooltip" className="help-tip" id={tipId} hidden={!open}>
        {text}
      </span>
    </span>
  )
}

/** Hovering has opened the tooltip for a mouse, so its click must not close it. */
const isMouse = ({ nativeEvent }: MouseEvent) =>
  nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'mouse'
