import type { Control } from '../../resource'

/** One line of text. */
export const textInput: Control = (control, value) => (
  <input
    {...control}
    className="form-control"
    type="text"
    defaultValue={value}
    autoComplete="off"
    dir="auto"
  />
)

/** A URL: phones show the matching keyboard. Not `type="url"`, which rejects paths of this site. */
export const urlInput: Control = (control, value) => (
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

/** An email address: phones show the matching keyboard. Not `type="email"`, because the server decides what is valid. */
export const emailInput: Control = (control, value) => (
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
