import { habits } from './habits'
import { placeMessages, type Refusal } from './refusal'

/**
 * The form without the empty fields that a 400 or 422 names, if it names nothing else; nothing was done then. A form sends
 * only fields empty that it does not require. Undefined if the refusal is about more, or has been about more before.
 */
export function withoutRefusedEmpties(
  operation: string,
  body: unknown,
  refusal: Refusal & { status?: number },
): FormData | undefined {
  const isCertain = refusal.status === 400 || refusal.status === 422
  if (!(body instanceof FormData) || !isCertain || habits.needsEmptyFields.has(operation))
    return undefined
  const names = [...new Set(body.keys())]
  const placed = placeMessages(
    refusal,
    names.map((name) => ({ name, label: name })),
  )
  const refused = placed.map(({ field }) => field?.name)
  if (!refused.length || !refused.every((name) => name !== undefined && body.get(name) === ''))
    return undefined
  const filled = new FormData()
  for (const [name, value] of body) if (!refused.includes(name)) filled.append(name, value)
  return filled
}
