import type { ControlProps } from './field'

/** A choice from a list. A value that is not among the options stands in front of them, and stays chosen. */
export function ChoiceField({
  control,
  value,
  options,
  placeholder,
}: {
  control: ControlProps
  value: string
  options: readonly string[]
  /** What the box reads while nothing is chosen; it cannot be chosen itself. */
  placeholder: string
}) {
  return (
    <select {...control} className="form-select" defaultValue={value}>
      <option value="" disabled>
        {placeholder}
      </option>
      {value && !options.includes(value) && <option>{value}</option>}
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  )
}
