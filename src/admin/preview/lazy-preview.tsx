import { lazy, type ComponentType } from 'react'
import type { AnyRow } from '../resource'
import type { LoadView } from './public-view'

/** What a preview is told by its form. */
export interface Previewed {
  /** The record that the form opened with. */
  from?: AnyRow
  /** What the form holds, where it differs from that. */
  typed?: FormData
}

/** The code of a preview. Without it the form is whole all the same. */
export async function loadPreview(load: LoadView): Promise<{ default: ComponentType<Previewed> }> {
  try {
    const [{ FormPreview }, view] = await Promise.all([import('./form-preview'), load()])
    return { default: (told: Previewed) => <FormPreview view={view} {...told} /> }
  } catch (error) {
    console.warn(error)
    return { default: () => null }
  }
}

/** A preview whose code comes when a form opens. */
export const lazyPreview = (load: LoadView) => lazy(() => loadPreview(load))
