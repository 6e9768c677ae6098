import type { ComponentType } from 'react'
import type { FormValues } from '../../../api/contract'
import { onDemand, useOnDemand } from '../../../ui/loading/on-demand'
import type { AnyRow } from '../../resource'
import type { LoadView } from './public-view'

/** What the form passes to its preview. */
export interface PreviewProps {
  /** The record that the form opened with. */
  from?: AnyRow
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
