import { CircleQuestionMark } from 'lucide-react'
import { useEffect, useId, useState, type MouseEvent } from 'react'

/**
 * A question mark that explains its field: on hover, on focus and on a tap; Escape, and whatever leaves it, closes it.
 * The pointer may rest on the text (WCAG 1.4.13). Beside the panel on a desk, in the flow on a phone.
 */
export function Help({ name, text }: { name: string; text: string }) {
  const tipId = useId()
  const [open, setOpen] = useState(false)

  useEffect(() => {
    if (!open) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false)
    }
    // Safari gives no focus on a tap, so none would be lost by one elsewhere.
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
        const held = event.currentTarget.contains(document.activeElement)
        if (event.pointerType === 'mouse' && !held) setOpen(false)
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

/** Hovering has opened it for a mouse already; its press must not close it. */
const isMouse = ({ nativeEvent }: MouseEvent) =>
  nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'mouse'
