import Overlay from 'react-bootstrap/Overlay'
import Tooltip from 'react-bootstrap/Tooltip'

/** The tooltip of an element, its `data-tip`. Hidden from assistive technology: it repeats the name. */
export const TooltipLayer = ({ target }: { target: HTMLElement }) => (
  <Overlay
    target={target}
    show
    placement={target.dataset.tipSide === 'right' ? 'right' : 'bottom'}
    flip
    // A fixed layer never widens the page, for example when the text grows while the tooltip is open.
    popperConfig={{ strategy: 'fixed' }}
    transition={false}
  >
    <Tooltip aria-hidden="true">
      <span>{target.dataset.tip}</span>
    </Tooltip>
  </Overlay>
)
