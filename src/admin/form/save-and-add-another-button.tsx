import { useSending } from '../../ui/form'
import { formMessages } from '../../messages/admin-forms'

/** Submits the form. Not of `type="submit"`, because Enter in a field presses the first submit button. */
export function SaveAndAddAnotherButton({ onPress }: { onPress: () => void }) {
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
