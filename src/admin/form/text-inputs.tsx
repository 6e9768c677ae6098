import type { Control } from '../resources/resource'

/** One line of text. */
export const line: Control = (control, value) => (
  <input
    {...control}
    className="form-control"
    type="text"
    defaultValue={value}
    autoComplete="off"
    dir="auto"
  />
)

/** An address: phones show the keyboard for one. A path of this site is one too, so it is not checked. */
export const address: Control = (control, value) => (
  <input
    {...control}
    className="form-control"
    type="text"
    inputMode="url"
    defaultValue={value}
    autoComplete="off"
    autoCapitalize="none"
    spellCheck={false}
  />
)

/** Several lines of text; the box grows with them. */
export const lines: Control = (control, value) => (
  <textarea {...control} className="form-control" rows={2} defaultValue={value} dir="auto" />
)

/** An e-mail address: phones show the keyboard for one. Whether it is one the server decides. */
export const email: Control = (control, value) => (
  <input
    {...control}
    className="form-control"
    type="text"
    inputMode="email"
    defaultValue={value}
    autoComplete="off"
    autoCapitalize="none"
    spellCheck={false}
  />
)
