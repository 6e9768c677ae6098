import { CircleQuestionMark } from 'lucide-react'
import { useEffect, useId, useRef, useState, type MouseEvent } from 'react'
import Overlay from 'react-bootstrap/Overlay'
import Tooltip from 'react-bootstrap/Tooltip'
import './help-tooltip.scss'

// At the right where there is room, else above the button, because below it the text would hide the field.
const popperConfig = { modifiers: [{ name: 'flip', options: { fallbackPlacements: ['top'] } }] }

/**
 * A button with a tooltip that explains its field, by React-Bootstrap's Overlay: opens on hover, focus and tap, closes on
 * Escape and on leaving. The pointer may move onto the text (WCAG 1.4.13).
 */
export function HelpTooltip({ name, text }: { name: string; text: string }) {
  const descriptionId = useId()
  const [isOpen, setOpen] = useState(false)
  const container = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!isOpen) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false)
    }
    // Safari does not focus a tapped button, so a tap elsewhere causes no blur event.
    const onPress = (event: PointerEvent) => {
      if (!container.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [isOpen])

  return (
    <div
      ref={container}
      className="help position-relative"
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={(event) => {
        const hasFocus = event.currentTarget.contains(document.activeElement)
        if (event.pointerType === 'mouse' && !hasFocus) setOpen(false)
      }}
      onBlur={() => setOpen(false)}
    >
      <button
        type="button"
        ref={button}
        className="btn-icon"
        aria-label={name}
        aria-describedby={descriptionId}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && setOpen(true)}
        onClick={(event) => setOpen(isMouse(event) || !isOpen)}
      >
        <CircleQuestionMark aria-hidden="true" />
      </button>
      {/* An element of its own, because the tooltip is rendered only while it is open. */}
      <span id={descriptionId} hidden>
        {text}
      </span>
      <Overlay
        target={button}
        container={container}
        show={isOpen}
        placement="right"
        flip
        popperConfig={popperConfig}
        transition={false}
      >
        <Tooltip className="help-tooltip">
          <span className="d-block text-start">{text}</span>
        </Tooltip>
      </Overlay>
    </div>
  )
}

/** Hovering has opened the tooltip for a mouse, so its click must not close it. */
const isMouse = ({ nativeEvent }: MouseEvent) =>
  nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'mouse'
