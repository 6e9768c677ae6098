import type { ReactNode } from 'react'

/** A radio button for one version of a picture. */
export function PictureTile({
  name,
  checked,
  title,
  onChoose,
  children,
}: {
  name: string
  checked: boolean
  title: string
  onChoose: () => void
  children: ReactNode
}) {
  return (
    <label className="choice-card d-flex align-items-start gap-2 px-3 py-2 border rounded bg-white">
      <input
        className="form-check-input"
        type="radio"
        name={`${name}-sent`}
        checked={checked}
        onChange={onChoose}
      />
      <span>
        <span className="d-block">{title}</span>
        <span className="d-block fs-5 text-body-secondary">{children}</span>
      </span>
    </label>
  )
}
