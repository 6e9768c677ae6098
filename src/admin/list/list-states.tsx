import { Plus, RotateCw } from 'lucide-react'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { art } from '../../messages/art'
import { lookUp } from '../../data/look-up'
import type { Resource } from '../resources/resource'
import { useHeadingAfter } from '../../ui/retry-focus'
import '../../styles/admin-outlines.scss'
import { screenLabels } from '../layout/menu'
import { resources } from '../resources'
import { adminMessages } from '../../messages/admin'
import { commonMessages } from '../../messages/common'

/** What stands in the table's place when there is none: a drawing, a heading, a sentence, one way on. */
export function Instead({
  picture,
  title,
  text,
  children,
}: {
  picture: 'admin-empty' | 'admin-failing'
  title: string
  text: string
  children?: ReactNode
}) {
  return (
    <div className="sheet instead">
      <img src={art(picture)} alt="" width="132" height="88" />
      <h2>{title}</h2>
      {text && <p dir="auto">{text}</p>}
      {children}
    </div>
  )
}

/** No record: of any kind, or with the words searched for. */
export function NoRecords({
  resource: { labels, search: box, empty, add },
  search,
  onAdd,
  onClear,
}: {
  resource: Resource
  search: string
  onAdd: () => void
  onClear: () => void
}) {
  const texts = adminMessages
  const Icon = add?.button?.icon ?? Plus
  return (
    <Instead
      picture="admin-empty"
      title={texts.noRecords}
      text={search ? texts.nothingFound(search, box.fields) : empty}
    >
      {search ? (
        <button type="button" className="btn btn-line" onClick={onClear}>
          {texts.clearSearch}
        </button>
      ) : (
        add && (
          <button type="button" className="btn btn-line" onClick={onAdd}>
            <Icon aria-hidden="true" /> {add.button?.label ?? texts.addFirst(labels[0])}
          </button>
        )
      )}
    </Instead>
  )
}

/** The list could not be had. The way to try again has the focus, unless the person is typing. */
export function NotLoaded({ many, onRetry }: { many: string; onRetry: () => void }) {
  const texts = adminMessages
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (!isTyping()) button.current?.focus()
  }, [])
  useHeadingAfter(button)
  return (
    <Instead picture="admin-failing" title={texts.notLoaded(many)} text={texts.nothingLost}>
      <button type="button" className="btn btn-line" ref={button} onClick={onRetry}>
        <RotateCw aria-hidden="true" /> {commonMessages().retry}
      </button>
    </Instead>
  )
}

const isTyping = () =>
  document.activeElement instanceof HTMLInputElement && document.activeElement.type === 'search'

/** How wide what is not there yet seems to be, in hundredths. */
const widths = [62, 84, 55, 92, 70, 60, 88, 74, 96, 52]

/** How many rows the sheets of a screen have that is no list. */
const sheets: Record<string, number[]> = { dashboard: [9, 5, 5], changepass: [3] }

/** A screen that is on its way: its title, and its outline (the styles draw what stands in it). */
export function Skeleton({ screen }: { screen: string }) {
  const { loading } = adminMessages
  const { label = '', title = label } = lookUp(screenLabels, screen) ?? {}
  const own = lookUp(sheets, screen)
  return (
    <>
      <div className="list-head">
        <h1>{title}</h1>
      </div>
      {!own && (
        <div className="list-tools" aria-hidden="true">
          <span className="bone bone-tool" />
          <span className="bone bone-tool" />
          <span className="bone bone-tool" />
        </div>
      )}
      <div
        className={own ? 'outline' : 'skeleton'}
        data-screen={screen}
        data-without-pictures={lookUp(resources, screen)?.hasPictures === false ? '' : undefined}
        aria-busy="true"
      >
        {(own ?? [10]).map((rows, index) => (
          <div className="sheet" key={index}>
            {widths.slice(0, rows).map((width) => (
              <div className="skeleton-row" key={width}>
                <span className="bone bone-check" />
                <span className="bone bone-thumb" />
                <span className="bone" style={{ width: `${width / 4}%` }} />
                <span className="bone" style={{ width: `${60 - width / 3}%` }} />
                {!own && (
                  <>
                    <span className="bone bone-more" />
                    <span className="bone bone-more" />
                  </>
                )}
              </div>
            ))}
            {index === 0 && (
              <p className={own ? 'visually-hidden' : 'skeleton-foot'} role="status">
                {own ? commonMessages().loading : loading}
              </p>
            )}
          </div>
        ))}
      </div>
    </>
  )
}
