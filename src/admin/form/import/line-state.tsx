import { CircleCheck, CircleHelp, OctagonAlert } from 'lucide-react'
import { importMessages } from '../../../messages/admin-screens/form/import'
import { type ImportLine } from './import-line'

/** The state of a line, in words and with an icon. */
export function LineState({
  kind,
  isInvalid,
}: {
  kind: ImportLine['status']['kind']
  isInvalid: boolean
}) {
  const { status } = importMessages
  const [text, className, Icon] =
    kind === 'added'
      ? ([status.added, 'text-success', CircleCheck] as const)
      : kind === 'uncertain'
        ? ([status.uncertain, 'text-danger', CircleHelp] as const)
        : kind === 'adding'
          ? ([status.adding, 'text-body-secondary', undefined] as const)
          : isInvalid
            ? ([status.invalid, 'text-danger', OctagonAlert] as const)
            : kind === 'refused'
              ? ([status.refused, 'text-danger', OctagonAlert] as const)
              : ([status.ready, 'text-body-secondary', undefined] as const)
  return (
    <span className={`d-flex align-items-center gap-1 text-nowrap ${className}`}>
      {Icon && <Icon aria-hidden="true" width="18" height="18" />} <span>{text}</span>
    </span>
  )
}
