import { useEffect, useState } from 'react'

/** The address of a chosen picture within this page, as long as it is the one that is chosen. */
export function useFileAddress(file: File | undefined): string | undefined {
  const [held, setHeld] = useState<{ file: File; address: string }>()
  useEffect(() => {
    if (!file) return
    const address = URL.createObjectURL(file)
    const picture = new Image()
    picture.onload = () => setHeld({ file, address })
    picture.src = address
    return () => {
      picture.onload = null
      URL.revokeObjectURL(address)
    }
  }, [file])
  return held?.file === file ? held?.address : undefined
}
