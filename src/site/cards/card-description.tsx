import { commonMessages } from '../../messages/common'
import { ExpandableText } from '../../ui/disclosure/expandable-text'
import { MixedScriptText } from '../text/mixed-script-text'

/** The longest text that a card shows whole; the forms advise 115 characters. */
const maxLength = 200

/** The description on a card; of a long one three lines, and a button that shows all of it. */
export const CardDescription = ({ children }: { children: string }) => (
  <ExpandableText
    className="card-lead"
    maxLength={maxLength}
    clampClassName="card-lead-cut"
    format={(shown) => <MixedScriptText>{shown}</MixedScriptText>}
    messages={commonMessages().expandableText}
  >
    {children}
  </ExpandableText>
)
