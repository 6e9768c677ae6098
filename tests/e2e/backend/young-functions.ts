import type { Page } from '@playwright/test'

/**
 * What a browser of package.json (`browserslist`) lacks: functions that came after Chrome 109, Firefox 115 or Safari 16, and
 * classes that one of them does not have. Written down here once; from MDN's compatibility data.
 */
const youngFunctions = `
Array: fromAsync
Array.prototype: toReversed toSorted toSpliced with
Object.getPrototypeOf(Uint8Array).prototype: toReversed toSorted with
Object: groupBy
Map: groupBy
Map.prototype: getOrInsert getOrInsertComputed
Set.prototype: union intersection difference symmetricDifference isSubsetOf isSupersetOf isDisjointFrom
Promise: withResolvers try
String.prototype: isWellFormed toWellFormed
RegExp: escape
Math: sumPrecise f16round
JSON: rawJSON isRawJSON
Error: isError captureStackTrace
ArrayBuffer.prototype: transfer transferToFixedLength resize
Uint8Array: fromBase64 fromHex
Uint8Array.prototype: toBase64 toHex setFromBase64
Intl: Segmenter DurationFormat
Object.getPrototypeOf(Object.getPrototypeOf([].values())): map filter take drop flatMap reduce toArray forEach some
  every find
AbortSignal: any
URL: canParse parse
Response: json
Response.prototype: bytes
Request.prototype: bytes
Blob.prototype: bytes
Headers.prototype: getSetCookie
ReadableStream: from
ReadableStream.prototype: values
ReadableStream.prototype: [Symbol.asyncIterator]
Document: parseHTML parseHTMLUnsafe
Document.prototype: startViewTransition caretPositionFromPoint caretRangeFromPoint exitFullscreen
Element.prototype: checkVisibility computedStyleMap getHTML setHTML setHTMLUnsafe moveBefore scrollIntoViewIfNeeded
  requestFullscreen
HTMLElement.prototype: showPopover hidePopover togglePopover
HTMLDialogElement.prototype: requestClose
HTMLSelectElement.prototype: showPicker
HTMLCanvasElement.prototype: transferControlToOffscreen
CanvasRenderingContext2D.prototype: createConicGradient reset isContextLost
Clipboard.prototype: read readText write
Navigator.prototype: share canShare getBattery vibrate
PointerEvent.prototype: getCoalescedEvents getPredictedEvents
globalThis: requestIdleCallback cancelIdleCallback Iterator Temporal Float16Array URLPattern OffscreenCanvas
  CompressionStream DecompressionStream ClipboardItem ToggleEvent Touch TouchEvent LargestContentfulPaint
  NetworkInformation ReportingObserver scheduler trustedTypes navigation cookieStore Highlight FontFaceSetLoadEvent
  ScrollTimeline ViewTimeline DisposableStack AsyncDisposableStack CloseWatcher
`

/** Takes those functions away from each page before its scripts run. */
export const removeYoungFunctions = (page: Page) =>
  page.addInitScript(
    youngFunctions
      .replaceAll('\n  ', ' ')
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [owner = '', names = ''] = line.split(': ')
        return names
          .split(' ')
          .map(
            (name) => `try { delete ${owner}${name.startsWith('[') ? '' : '.'}${name} } catch {}`,
          )
      })
      .join('\n'),
  )
