import { artUrl } from '../../messages/page'
import type { Elements } from '../../ui/elements'

/** Replaces a table without rows: a picture, a heading, a sentence and one action. */
export function ListMessage({
  picture,
  title,
  text,
  children,
}: {
  picture: 'admin-empty' | 'admin-failing'
  title: string
  text: string
  children?: Elements
}) {
  return (
    <div className="list-message card align-items-center px-5 py-7 text-center">
      <img src={artUrl(picture)} alt="" width="132" height="88" />
      <h2 className="mt-4 mb-1 fs-2">{title}</h2>
      {text && (
        <p className="m-0 text-break text-body-secondary" dir="auto">
          {text}
        </p>
      )}
      {children}
    </div>
  )
}
