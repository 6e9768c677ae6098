import type { ControlProps } from '../../../ui/form/field'

/** A select. A value that is not among the options is added before them and stays selected. */
export function ChoiceField({
  control,
  value,
  options,
  placeholder,
}: {
  control: ControlProps
  value: string
  options: readonly string[]
  /** Shown while nothing is chosen; it cannot be chosen itself. */
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
