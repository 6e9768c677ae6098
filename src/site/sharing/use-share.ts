import { useCopyToClipboard } from '../../ui/copy/use-copy-to-clipboard'
import { sharedLink } from './shared-link'

/**
 * Shares a page with the device's share sheet, else copies its link; the outcome is that of the copy. A `text`, which has
 * the title in it, is shared and copied before the link.
 */
export function useShare({ title, path, text }: { title: string; path: string; text?: string }) {
  const { outcome, copy } = useCopyToClipboard()
  async function share() {
    const url = sharedLink(path)
    if (await shareOnDevice(text ? { text, url } : { title, url })) return
    await copy(text ? `${text}\n${url}` : url)
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
