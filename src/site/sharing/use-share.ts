import { useCopyToClipboard } from '../../ui/copy/use-copy-to-clipboard'
import { sharedLink } from './shared-link'

/** Shares a page with the device's share sheet, else copies its link; the outcome is that of the copy. */
export function useShare({ title, path }: { title: string; path: string }) {
  const { outcome, copy } = useCopyToClipboard()
  async function share() {
    const url = sharedLink(path)
    if (!(await shareOnDevice({ title, url }))) await copy(url)
  }
  return { outcome, share }
}

/** Whether the share sheet opened. Closing it counts as success, so that nothing is copied instead. */
async function shareOnDevice(data: ShareData): Promise<boolean> {
  if (!('share' in navigator) || !navigator.canShare?.(data)) return false
  try {
    await navigator.share(data)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
