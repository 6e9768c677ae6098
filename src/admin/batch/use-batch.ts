import { useEffect, useReducer, useRef, useState } from 'react'
import type { AlertContent } from '../../ui/alert/alert-message'
import { runLimited } from '../../lib/run-limited'
import { formMessages } from '../../messages/admin-screens/form/forms'
import { preparePicture, type EditedPicture } from '../pictures/picture-file'
import type { Resource } from '../resource'
import { readValues, trimValues } from '../form/form-values'
import { shownList, type ShownList } from '../form/save/settle'
import { sendNewRecord } from '../form/save/writes'
import type { PictureSize } from '../pictures/metadata/picture-format'
import { isSendable, fileToSend, reduceBatch, type BatchPicture } from './batch-pictures'

/** As people count: 2 before 10. */
const byName = new Intl.Collator('en', { numeric: true })

/** How many pictures are sent at once. */
const maxConcurrent = 2

/** The pictures of a batch: prepared one after the other, sent two at a time, and kept until they are added. */
export function useBatch(
  resource: Resource,
  recommended: PictureSize | undefined,
  list: ShownList,
) {
  const [pictures, dispatch] = useReducer(reduceBatch, [])
  const [isSending, setSending] = useState(false)
  const [alert, setAlert] = useState<AlertContent>()
  const lastKey = useRef(0)
  const preparation = useRef(Promise.resolve())
  const previews = useRef(new Set<string>())
  const isClosed = useRef(false)
  useEffect(() => {
    isClosed.current = false
    const urls = previews.current
    return () => {
      isClosed.current = true
      for (const url of urls) URL.revokeObjectURL(url)
    }
  }, [])

  const change = (key: number, changes: Partial<BatchPicture>) =>
    dispatch({ type: 'change', key, changes })

  function choose(files: File[]) {
    const inOrder = [...files].sort((one, other) => byName.compare(one.name, other.name))
    const chosen = inOrder.map((file) => ({ file, key: (lastKey.current += 1), name: file.name }))
    dispatch({ type: 'add', pictures: chosen.map(({ key, name }) => ({ key, name })) })
    // Prepared one after the other, because a decoded photograph takes a hundred megabytes.
    for (const { file, key } of chosen)
      preparation.current = preparation.current.then(() => prepare(file, key))
  }

  async function prepare(file: File, key: number) {
    if (isClosed.current) return
    const prepared = await preparePicture(file, recommended)
    if (typeof prepared === 'string')
      return change(key, { kind: 'refused', refusal: formMessages.picture[prepared](file.name) })
    change(key, { kind: 'ready', ...withPreview({ chosen: prepared }) })
  }

  function withPreview(picture: Pick<BatchPicture, 'chosen' | 'edited'>) {
    const preview = URL.createObjectURL(fileToSend(picture)!)
    previews.current.add(preview)
    return { ...picture, preview }
  }

  /** Sends one picture with the texts of its form. Returns false after a 401, 403 or 429, so that no further one is sent. */
  async function sendOne(picture: BatchPicture, form: HTMLFormElement | null, shown: ShownList) {
    const { key } = picture
    const file = fileToSend(picture)
    if (isClosed.current || !file || !form) return false
    const { fields = [] } = resource
    const values = trimValues(fields, { ...readValues(fields, new FormData(form)), file })
    change(key, { kind: 'sending', outcome: undefined })
    const outcome = await sendNewRecord(resource, values, shown)
    const { tone, isBusy, isForbidden, needsSignIn } = outcome
    if (isBusy) change(key, { kind: 'ready' })
    else change(key, tone === 'success' ? { kind: 'sent' } : { kind: 'failed', outcome })
    const endsRun = needsSignIn ?? isForbidden ?? isBusy
    if (endsRun) setAlert(outcome)
    return !endsRun
  }

  /** Sends some of the pictures; `formOf` finds the form with a picture's texts. */
  async function send(
    chosen: BatchPicture[],
    formOf: (key: number) => HTMLFormElement | null,
  ): Promise<void> {
    setAlert(undefined)
    setSending(true)
    const shown = shownList(list)
    await runLimited(chosen, maxConcurrent, (picture) =>
      sendOne(picture, formOf(picture.key), shown),
    )
    setSending(false)
  }

  return {
    pictures,
    toSend: pictures.filter(isSendable),
    isSending,
    alert,
    closeAlert: () => setAlert(undefined),
    choose,
    send,
    /** Lets what is being sent get its response, and sends nothing more. */
    stop: () => {
      isClosed.current = true
    },
    applyEdit: ({ key, chosen }: BatchPicture, edited: EditedPicture | undefined) =>
      change(key, withPreview({ chosen, edited })),
    remove: (key: number) => dispatch({ type: 'remove', key }),
  }
}
