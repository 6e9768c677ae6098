import { langOf } from '../../lib/to-text'
import { commonMessages } from '../../messages/common'
import { ExpandableText } from '../../ui/disclosure/expandable-text'

/** The description on a card; where long words are cut, a button shows all of it. */
export function CardDescription({ children }: { children: string }) {
  return (
    <ExpandableText
      className="card-lead mb-3"
      openClassName="mb-2"
      lang={langOf(children)}
      messages={commonMessages().expandableText}
    >
      {children}
    </ExpandableText>
  )
}
