import { useSending } from '../../ui/form'
import { formMessages } from '../../messages/admin-forms'

/** Sends too; not a submit button, for Enter in a field would press the first of those. */
export function AnotherButton({ onPress }: { onPress: () => void }) {
  const sending = useSending()
  return (
    <button
      type="button"
      className="btn btn-line another"
      aria-disabled={sending || undefined}
      onClick={(event) => {
        if (sending) return
        onPress()
        event.currentTarget.form!.requestSubmit()
      }}
    >
      {formMessages.another}
    </button>
  )
}
