import type { ComponentType } from 'react'
import type { FormValues } from '../../../api/contract'
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry'
import type { AnyRecord } from '../../resource'

export interface PreviewProps {
  /** The record that the form opened with. */
  record?: AnyRecord
  /** The values of the form, once one differs from that record. */
  typed?: FormValues
}

/** A preview whose code is loaded when the form opens; if that fails, the form is shown without it. */
export function lazyPreview(loadView: LoadView): ComponentType<PreviewProps> {
  const Preview = lazyWithRetry<PreviewProps>(async () => {
    const [{ FormPreview }, view] = await Promise.all([import('./form-preview'), loadView()])
    return (props) => <FormPreview view={view} {...props} />
  })
  return function LazyPreview(props: PreviewProps) {
    return (
      <Preview {...props} onLoadFailure={() => console.warn('The preview could not be loaded.')} />
    )
  }
}

/** A visitor's browser window in the preview. */
export interface PreviewViewport {
  /** Its caption, where there are several. */
  name?: 'wide' | 'phone'
  /** Width in pixels, to which the site's breakpoints respond. */
  windowWidth: number
  /** Height in pixels, where the component depends on it. */
  windowHeight?: number
  /** The width of its visible part in pixels, from the left edge. */
  visibleWidth: number
}

/** The skeleton that is shown while the form is empty. */
interface PreviewSkeleton {
  /** Width divided by height of the picture; absent if the record has none. */
  picture?: number
  /** Widths in percent of the lines of text below the picture. */
  lines: readonly number[]
}

/** The website's component for a record, and the windows to show it in (docs/decisions/0010). */
export interface PublicView {
  viewports: readonly PreviewViewport[]
  skeleton: PreviewSkeleton
  /** `picture` is the URL of a chosen file, which is not on the server yet. */
  Component: ComponentType<{ record: never; picture?: string }>
}

/** Loads the view with the code of the website, which the form itself does not import. */
export type LoadView = () => Promise<PublicView>
