/** Files that are being prepared, by their input. Each promise resolves with whether the file was accepted. */
const preparations = new WeakMap<HTMLInputElement, Promise<boolean>>()

/** Makes a submit wait until this input's file is prepared; a later file of the same input replaces it. */
export function trackPreparation(input: HTMLInputElement, preparation: Promise<boolean>) {
  preparations.set(input, preparation)
  void preparation.finally(() => {
    if (preparations.get(input) === preparation) preparations.delete(input)
  })
}

/** Waits for the files of a form that are being prepared; resolves with the first input whose file was refused. */
export async function findRefusedFileInput(
  form: HTMLFormElement,
): Promise<HTMLInputElement | undefined> {
  for (const control of [...form.elements]) {
    if (!(control instanceof HTMLInputElement)) continue
    let accepted = true
    // Another file may be chosen while one is awaited.
    for (let next = preparations.get(control); next; next = preparations.get(control))
      accepted = await next
    if (!accepted) return control
  }
  return undefined
}
