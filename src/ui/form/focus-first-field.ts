/** Focuses the first field that a person can type into or choose from. */
export const focusFirstField = (container: ParentNode) =>
  container
    .querySelector<HTMLElement>(
      'input:not([type="hidden"], [type="file"], :disabled), select, textarea',
    )
    ?.focus()
