import type { ComponentType } from 'react'
import { onDemand, useOnDemand } from '../../../ui/on-demand'
import type { AnyRow } from '../../resources/resource'
import type { LoadView } from './public-view'

/** What a preview is told by its form. */
export interface Previewed {
  /** The record that the form opened with. */
  from?: AnyRow
  /** What the form holds, where it differs from that. */
  typed?: FormData
}

/** A preview whose code is loaded when a form opens. A form whose preview cannot be loaded has none. */
export function lazyPreview(loadView: LoadView): ComponentType<Previewed> {
  const code = onDemand(async () => {
    try {
      const [{ FormPreview }, view] = await Promise.all([import('./form-preview'), loadView()])
      return { FormPreview, view }
    } catch (error) {
      console.warn(error)
      throw error
    }
  })
  return function LazyPreview(previewed: Previewed) {
    const loaded = useOnDemand(code, true, () => undefined)
    return loaded && <loaded.FormPreview view={loaded.view} {...previewed} />
  }
}
