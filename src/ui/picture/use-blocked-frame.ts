import { useLayoutEffect, useState } from 'react'

/**
 * Whether the page's own content security policy forbids the frame at this address. A filter or a network that blocks it
 * cannot be told from a frame that has loaded.
 */
export function useBlockedFrame(src: string | undefined): boolean {
  const [blocked, setBlocked] = useState<string>()
  // Before the violation of a frame that is inserted by this render is reported.
  useLayoutEffect(() => {
    if (src === undefined) return
    const onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      const isFrame = /^(frame|child|default)-src$/.test(effectiveDirective)
      if (isFrame && blockedURI.startsWith(new URL(src).origin)) setBlocked(src)
    }
    document.addEventListener('securitypolicyviolation', onViolation)
    return () => document.removeEventListener('securitypolicyviolation', onViolation)
  }, [src])
  return src !== undefined && blocked === src
}
