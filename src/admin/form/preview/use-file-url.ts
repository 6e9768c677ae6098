import { useEffect, useState } from 'react'

/** The object URL of a chosen picture; undefined until it is decoded, and for a file that is no picture. */
export function useFileUrl(file: File | undefined): string | undefined {
  const [loaded, setLoaded] = useState<{ file: File; url: string }>()
  useEffect(() => {
    if (!file) return
    const url = URL.createObjectURL(file)
    const picture = new Image()
    picture.onload = () => setLoaded({ file, url })
    picture.src = url
    return () => {
      picture.onload = null
      URL.revokeObjectURL(url)
    }
  }, [file])
  return loaded?.file === file ? loaded?.url : undefined
}
