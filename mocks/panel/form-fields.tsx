import type { ComponentProps } from 'react'
import { operations } from '../engine/operations'

/** The button that submits a form of the panel; it stays in view while the form scrolls. */
export const ApplyButton = () => (
  <div className="position-sticky bottom-0">
    <button type="submit" className="btn btn-sm btn-dark">
      Apply and reload
    </button>
  </div>
)

export const PanelButton = (props: ComponentProps<'button'>) => (
  <button type="button" className="btn btn-sm btn-outline-dark" {...props} />
)

export const NumberInput = (props: ComponentProps<'input'>) => (
  <input type="number" className="form-control form-control-sm" {...props} />
)

/** A select box with every operation of the contract. */
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

/** Reads the trimmed text of a form field. */
export function readText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** Reads the whole number of a form field; undefined when it is none. */
export function readNumber(form: FormData, name: string): number | undefined {
  const text = readText(form, name)
  return /^\d+$/.test(text) ? Number(text) : undefined
}
