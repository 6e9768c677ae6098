import { http, HttpResponse } from 'msw'

/** A file that was sent, as long as the mock lives. */
export interface Upload {
  /** The last part of its address: a number and its own name. */
  name: string
  type: string
  bytes: ArrayBuffer
}

const folder = 'mock-files/uploads'
const kept = new Map<string, Upload>()
let listener: (upload: Upload) => void = () => undefined

/** Keeps a file that was sent, and says which filePath its record gets. */
export async function keep(file: File): Promise<string> {
  const plain = file.name.normalize('NFC').replace(/[\\/?#%]/g, '-')
  const upload = {
    name: `${kept.size + 1}-${plain}`,
    type: file.type || 'application/octet-stream',
    bytes: await file.arrayBuffer(),
  }
  repeatUpload(upload)
  listener(upload)
  return `${folder}/${upload.name}`
}

/** Hears of every upload from now on; the journal writes them down. */
export function onUpload(hear: (upload: Upload) => void) {
  listener = hear
}

/** Keeps a file that was written down; nobody hears of it. */
export function repeatUpload(upload: Upload) {
  kept.set(upload.name, upload)
}

/** Every file that is kept, in the order they came. */
export const uploaded = () => [...kept.values()]

/** Forgets every file. */
export function resetUploads() {
  kept.clear()
}

/** Answers with an uploaded file, to `<img>` and fetch alike, under any base. */
export const uploads = http.get<{ name: string }>(`*/${folder}/:name`, ({ request }) => {
  const name = decodeURIComponent(new URL(request.url).pathname.split('/').at(-1) ?? '')
  const upload = kept.get(name.normalize('NFC'))
  return upload
    ? new HttpResponse(upload.bytes.slice(0), { headers: { 'Content-Type': upload.type } })
    : undefined
})
