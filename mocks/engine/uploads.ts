import { http, HttpResponse } from 'msw'

/** An uploaded file, kept in memory. */
export interface Upload {
  /** The last part of its URL: a number and the file's own name. */
  name: string
  type: string
  bytes: ArrayBuffer
}

const folder = 'mock-files/uploads'
const stored = new Map<string, Upload>()
let listener: (upload: Upload) => void = () => undefined

/** Stores an uploaded file and returns the filePath of its record. */
export async function storeUpload(file: File): Promise<string> {
  const safeName = file.name.normalize('NFC').replace(/[\\/?#%]/g, '-')
  const upload = {
    name: `${stored.size + 1}-${safeName}`,
    type: file.type || 'application/octet-stream',
    bytes: await file.arrayBuffer(),
  }
  applyUpload(upload)
  listener(upload)
  return `${folder}/${upload.name}`
}

/** Calls the listener after every upload; persistence saves it. */
export function onUpload(notify: (upload: Upload) => void) {
  listener = notify
}

/** Stores a saved file without notifying the listener. */
export function applyUpload(upload: Upload) {
  stored.set(upload.name, upload)
}

/** Returns all uploaded files in the order of their arrival. */
export const listUploads = () => [...stored.values()]

/** Deletes all uploaded files. */
export function resetUploads() {
  stored.clear()
}

/** Serves uploaded files to `<img>` and fetch, below any base, also to HEAD. */
export const uploadsHandler = http.all<{ name: string }>(`*/${folder}/:name`, ({ request }) => {
  const name = decodeURIComponent(new URL(request.url).pathname.split('/').at(-1) ?? '')
  const upload = stored.get(name.normalize('NFC'))
  return upload
    ? new HttpResponse(request.method === 'HEAD' ? null : upload.bytes.slice(0), {
        headers: { 'Content-Type': upload.type },
      })
    : undefined
})
