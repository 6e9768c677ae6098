import type { ComponentType } from 'react'
import type { FormValues } from '../../../api/contract'
import { onDemand, useOnDemand } from '../../../ui/loading/on-demand'
import type { AnyRecord } from '../../resource'

/** What the form passes to its preview. */
export interface PreviewProps {
  /** The record that the form opened with. */
  record?: AnyRecord
  /** The values of the form, once one differs from that record. */
  typed?: FormValues
}

/** A preview whose code is loaded when the form opens; if that fails, the form is shown without it. */
export function lazyPreview(loadView: LoadView): ComponentType<PreviewProps> {
  const code = onDemand(async () => {
    try {
      const [{ FormPreview }, view] = await Promise.all([import('./form-preview'), loadView()])
      return { FormPreview, view }
    } catch (error) {
      console.warn(error)
      throw error
    }
  })
  return function LazyPreview(props: PreviewProps) {
    const loaded = useOnDemand(code, true, () => undefined)
    return loaded && <loaded.FormPreview view={loaded.view} {...props} />
  }
}

/** A visitor's browser window in the preview. */
export interface VisitorScreen {
  /** Its caption, where there are several. */
  name?: 'wide' | 'phone'
  /** Width in pixels, to which the site's breakpoints respond. */
  windowWidth: number
  /** Height in pixels, where the component depends on it. */
  windowHeight?: number
  /** The width of its visible part in pixels, from the left edge. */
  visibleWidth: number
  /** Maximum width in the form, in pixels. */
  maxWidth?: number
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
  screens: readonly VisitorScreen[]
  skeleton: PreviewSkeleton
  /** `picture` is the URL of a chosen file, which is not on the server yet. */
  Component: ComponentType<{ record: never; picture?: string }>
}

/** Loads the view; the code of the website is not part of the form's chunk. */
export type LoadView = () => Promise<PublicView>
