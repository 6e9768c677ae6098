import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** The id in an address's hash; '' when there is none or when it cannot be decoded. */
export function hashTarget(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}

/** Scrolls to the hash's target and focuses it, for lists that are rendered after their page. */
export function useScrollToHash() {
  const { hash, key } = useLocation()
  useEffect(() => {
    const target = hashTarget(hash)
    const element = target ? document.getElementById(target) : null
    element?.scrollIntoView({ block: 'center' })
    element?.focus({ preventScroll: true })
  }, [hash, key])
}
