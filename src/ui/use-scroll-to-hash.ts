import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { hashTarget } from './hash-target'

/** A list that comes after its page: what the address's hash names in it is brought to the reader. */
export function useScrollToHash() {
  const { hash, key } = useLocation()
  useEffect(() => {
    const place = hashTarget(hash)
    const element = place ? document.getElementById(place) : null
    element?.scrollIntoView({ block: 'center' })
    element?.focus({ preventScroll: true })
  }, [hash, key])
}
