import { lazy, Suspense } from 'react'
import '../../content/office-replies'
import { words } from '../../content/words'
import { lines } from '../boxes'
import type { Control } from '../resource'

// It comes with the form, not at the first press: what is typed by then need not survive a deployment's reload.
const SavedReplies = lazy(async () => {
  try {
    return { default: (await import('./saved-replies')).SavedReplies }
  } catch {
    return { default: () => <p className="field-hint">{words('replies').notLoaded}</p> }
  }
})

/** The text of a mail; where one is written, with the replies that this browser keeps. */
export const mailBody: Control = (control, value, row) => (
  <>
    {lines(control, value)}
    {!row && (
      <Suspense fallback={<div className="replies" />}>
        <SavedReplies field={control.id} opened={value} />
      </Suspense>
    )}
  </>
)
