import { useEffect, useRef, useState } from 'react'
import { useFileInput } from './use-file-input'
import {
  preparePicture,
  type ChosenPicture,
  type EditedPicture,
  type PictureRefusal,
} from './picture-file'
import type { PictureSize } from './picture-metadata/picture-size'

/** The picture of a field: as it was chosen and as it was edited. Keeps the file input in step with it. */
export function usePictureChoice(recommended: PictureSize | undefined) {
  const { input, setFile, restore, prepare, focus } = useFileInput()
  const [chosen, setChosen] = useState<ChosenPicture>()
  const [edited, setEdited] = useState<EditedPicture>()
  const [isOriginal, setOriginal] = useState(false)
  const [refusal, setRefusal] = useState<{ reason: PictureRefusal; name: string }>()
  const [preview, setPreview] = useState<string>()
  useEffect(() => () => URL.revokeObjectURL(preview ?? ''), [preview])
  const show = (file: File | undefined) => setPreview(file && URL.createObjectURL(file))

  // Choices are numbered, because a large file can be ready after a smaller one that was chosen later.
  const lastChoice = useRef(0)
  const shownChoice = useRef(0)

  async function choose(file: File): Promise<boolean> {
    const choice = (lastChoice.current += 1)
    const next = await preparePicture(file, recommended)
    const isLast = choice === lastChoice.current
    // Ignored: a later choice is shown already, the picture was removed, or the form was closed.
    if (choice < shownChoice.current || !input.current) return true
    if (typeof next === 'string') {
      if (!isLast) return true
      setRefusal({ reason: next, name: file.name })
      return false
    }
    shownChoice.current = choice
    if (isLast) setRefusal(undefined)
    setFile(next.scaled?.file ?? next.file)
    setOriginal(false)
    setEdited(undefined)
    setChosen(next)
    show(next.file)
    return true
  }

  function setOriginalSent(wanted: boolean) {
    setOriginal(wanted)
    setFile(wanted ? chosen?.file : chosen?.scaled?.file)
  }

  return {
    ...{ input, chosen, edited, preview, isOriginal, refusal, restore },
    choose: (file: File) => prepare(choose(file)),
    setOriginal: setOriginalSent,
    /** Sends the edited picture; without one the picture is sent as it was chosen. */
    applyEdit: (next: EditedPicture | undefined) => {
      setEdited(next)
      show(next?.chosen.file ?? chosen?.file)
      const asChosen = isOriginal ? chosen?.file : (chosen?.scaled?.file ?? chosen?.file)
      setFile(next ? next.chosen.file : asChosen)
    },
    remove: () => {
      shownChoice.current = lastChoice.current += 1
      setFile(undefined)
      setChosen(undefined)
      setEdited(undefined)
      show(undefined)
      setRefusal(undefined)
      focus()
    },
  }
}
