import { useSyncExternalStore } from 'react'
import { currentUpload } from '../../../api/client'
import { formMessages } from '../../../messages/admin-screens/form/forms'
import { minuteOfDay, minuteText } from '../../../messages/format'
import { useSending } from '../../../ui/form/form'
import { sizeText } from '../../pictures/picture-file'

/** How large the file is that the form is sending, and since when; the browser tells no progress of it. */
export function UploadStatus() {
  const upload = useSyncExternalStore(currentUpload.subscribe, currentUpload.get)
  const isShown = useSending() && upload !== undefined
  const since = isShown && minuteText(minuteOfDay(new Date(upload.startedAt)))
  return (
    <div className={isShown ? 'd-flex align-items-center gap-3 w-100' : 'visually-hidden'}>
      <span role="status">{since && formMessages.uploading(sizeText(upload.size), since)}</span>
      {isShown && (
        <button type="button" className="btn btn-line btn-small" onClick={upload.stop}>
          {formMessages.stop}
        </button>
      )}
    </div>
  )
}
