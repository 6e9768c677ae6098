import type { AlertContent } from '../../data/alert-content'

/** The message of an alert. Several messages are a list, in which one about a field is a button that focuses it. */
export function AlertMessage({ message, fields }: Pick<AlertContent, 'message' | 'fields'>) {
  if (!Array.isArray(message)) return <span>{message}</span>
  return (
    <ul className="p-0 m-0">
      {message.map((sentence, index) => {
        const field = fields?.[index]
        return (
          <li key={index} className="d-grid mt-1">
            {field ? (
              <button
                type="button"
                className="alert-field-link border-0 bg-transparent text-start text-reset"
                onClick={() => document.getElementById(field)?.focus()}
              >
                {sentence}
              </button>
            ) : (
              sentence
            )}
          </li>
        )
      })}
    </ul>
  )
}
