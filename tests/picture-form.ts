import { screen } from '@testing-library/react'
import { vi } from 'vitest'
import { sent } from './admin-screen'
import { press } from './queries'

/** The API path of the slides, whose form has a file input for a picture. */
export const path = '/admin/api/slider'

/** The file input of the open form. */
export const fileInput = () => screen.findByLabelText<HTMLInputElement>(/^Image/)

/** Submits the form and returns the uploaded file. */
export async function submit() {
  await press('Submit')
  return sentFile()
}

/** Returns the uploaded file, once the form says that the record was added. */
export async function sentFile() {
  await screen.findByText('Record added successfully.')
  return new Map(sent('POST', path)[0]!.body as [string, FormDataEntryValue][]).get('file') as File
}

/** Puts a file into the input and fires `change`, without waiting for the form to process it. */
export function choose(input: HTMLInputElement, file: File) {
  const files = new DataTransfer()
  files.items.add(file)
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Delays the next scaling of a picture. Returns a function that ends the delay and awaits it. */
export function holdNextScaling() {
  let release = () => {}
  const released = new Promise<void>((done) => (release = done))
  let finish = () => {}
  const finished = new Promise<void>((done) => (finish = done))
  const write = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob')
  write.mockImplementationOnce(function (this: HTMLCanvasElement, done, ...rest) {
    this.toBlob(
      (blob) => {
        void released.then(() => {
          done(blob)
          finish()
        })
      },
      ...rest,
    )
  })
  return () => {
    release()
    return finished
  }
}

/** A browser that protects against fingerprinting: what is read from a canvas is noise. */
export function protectCanvas() {
  const read = Reflect.get<CanvasRenderingContext2D, 'getImageData'>(
    CanvasRenderingContext2D.prototype,
    'getImageData',
  )
  vi.spyOn(CanvasRenderingContext2D.prototype, 'getImageData').mockImplementation(function (
    this: CanvasRenderingContext2D,
    ...part
  ) {
    const { width, height } = read.call(this, ...part)
    return new ImageData(crypto.getRandomValues(new Uint8ClampedArray(width * height * 4)), width)
  })
}
