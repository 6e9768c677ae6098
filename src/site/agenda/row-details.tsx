import { langOf } from '../../lib/to-text'
import { commonMessages } from '../../messages/common'
import { ExpandableText } from '../../ui/disclosure/expandable-text'
import { Picture } from '../../ui/picture/picture'
import type { Elements } from '../../ui/elements'

/** What a row opens to: its picture, its pill, the whole text, and its buttons. */
export function RowDetails({
  picture,
  type,
  description,
  facts,
  actions,
}: {
  picture: string | undefined
  /** The text of the pill; none where it is empty. */
  type: string
  description: string
  /** What the closed row does not say. */
  facts?: Elements
  actions?: Elements
}) {
  return (
    <>
      {picture && <Picture className="rounded-2" src={picture} alt="" width={330} height={250} />}
      <div className="agenda-details">
        {type && (
          <p
            className="badge text-bg-secondary text-wrap lh-sm mb-2"
            dir="auto"
            lang={langOf(type)}
          >
            {type}
          </p>
        )}
        {description && (
          <ExpandableText
            className="mb-2"
            lang={langOf(description)}
            messages={commonMessages().expandableText}
          >
            {description}
          </ExpandableText>
        )}
        {facts}
        {actions}
      </div>
    </>
  )
}
