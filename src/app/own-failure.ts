/** Whether a script of ours is missing or has failed: extensions and messengers throw errors into the page as well. */
export function isOwnFailure(event: Event, ownFiles: string): boolean {
  const { target, filename } = event as Partial<ErrorEvent>
  const reason: unknown = (event as Partial<PromiseRejectionEvent>).reason
  const source =
    target && 'src' in target
      ? target.src
      : (filename ?? (reason instanceof Error ? reason.stack : undefined))
  return typeof source === 'string' && source.includes(ownFiles)
}
