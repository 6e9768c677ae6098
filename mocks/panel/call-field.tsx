import { operations } from '../engine/operations'

/** A field that offers every call of the contract. */
export const CallField = ({ label }: { label: string }) => (
  <label>
    {label}
    <select name="call" className="form-select form-select-sm">
      {operations.map(({ name }) => (
        <option key={name}>{name}</option>
      ))}
    </select>
  </label>
)
