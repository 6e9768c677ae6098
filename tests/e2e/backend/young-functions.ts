import type { Page } from '@playwright/test'

/**
 * What a browser of package.json (`browserslist`) lacks: functions that came after Chrome 109, Firefox 115 or Safari 16, and
 * classes that one of them does not have. Written down here once; from MDN's compatibility data.
 */
const youngFunctions: Record<string, string[]> = {
  Array: [
    'fromAsync',
    'prototype.toReversed',
    'prototype.toSorted',
    'prototype.toSpliced',
    'prototype.with',
  ],
  'Object.getPrototypeOf(Uint8Array)': [
    'prototype.toReversed',
    'prototype.toSorted',
    'prototype.with',
  ],
  Object: ['groupBy'],
  Map: ['groupBy', 'prototype.getOrInsert', 'prototype.getOrInsertComputed'],
  Set: [
    ...[
      'prototype.union',
      'prototype.intersection',
      'prototype.difference',
      'prototype.symmetricDifference',
    ],
    ...['prototype.isSubsetOf', 'prototype.isSupersetOf', 'prototype.isDisjointFrom'],
  ],
  Promise: ['withResolvers', 'try'],
  String: ['prototype.isWellFormed', 'prototype.toWellFormed'],
  RegExp: ['escape'],
  Math: ['sumPrecise', 'f16round'],
  JSON: ['rawJSON', 'isRawJSON'],
  Error: ['isError', 'captureStackTrace'],
  ArrayBuffer: ['prototype.transfer', 'prototype.transferToFixedLength', 'prototype.resize'],
  Uint8Array: [
    'fromBase64',
    'fromHex',
    'prototype.toBase64',
    'prototype.toHex',
    'prototype.setFromBase64',
  ],
  Intl: ['Segmenter', 'DurationFormat'],
  'Object.getPrototypeOf(Object.getPrototypeOf([].values()))': [
    ...[
      'map',
      'filter',
      'take',
      'drop',
      'flatMap',
      'reduce',
      'toArray',
      'forEach',
      'some',
      'every',
      'find',
    ],
  ],
  AbortSignal: ['any'],
  URL: ['canParse', 'parse'],
  Response: ['json', 'prototype.bytes'],
  Request: ['prototype.bytes'],
  Blob: ['prototype.bytes'],
  Headers: ['prototype.getSetCookie'],
  ReadableStream: ['from', 'prototype.values', 'prototype[Symbol.asyncIterator]'],
  Document: [
    ...[
      'prototype.startViewTransition',
      'prototype.caretPositionFromPoint',
      'prototype.caretRangeFromPoint',
    ],
    ...['prototype.exitFullscreen', 'parseHTML', 'parseHTMLUnsafe'],
  ],
  Element: [
    ...[
      'prototype.checkVisibility',
      'prototype.computedStyleMap',
      'prototype.getHTML',
      'prototype.setHTML',
    ],
    ...['prototype.setHTMLUnsafe', 'prototype.moveBefore', 'prototype.scrollIntoViewIfNeeded'],
    'prototype.requestFullscreen',
  ],
  HTMLElement: ['prototype.showPopover', 'prototype.hidePopover', 'prototype.togglePopover'],
  HTMLDialogElement: ['prototype.requestClose'],
  HTMLSelectElement: ['prototype.showPicker'],
  HTMLCanvasElement: ['prototype.transferControlToOffscreen'],
  CanvasRenderingContext2D: [
    'prototype.createConicGradient',
    'prototype.reset',
    'prototype.isContextLost',
  ],
  Clipboard: ['prototype.read', 'prototype.readText', 'prototype.write'],
  Navigator: ['prototype.share', 'prototype.canShare', 'prototype.getBattery', 'prototype.vibrate'],
  PointerEvent: ['prototype.getCoalescedEvents', 'prototype.getPredictedEvents'],
  globalThis: [
    ...[
      'requestIdleCallback',
      'cancelIdleCallback',
      'Iterator',
      'Temporal',
      'Float16Array',
      'URLPattern',
    ],
    ...[
      'OffscreenCanvas',
      'CompressionStream',
      'DecompressionStream',
      'ClipboardItem',
      'ToggleEvent',
    ],
    ...['Touch', 'TouchEvent', 'LargestContentfulPaint', 'NetworkInformation', 'ReportingObserver'],
    ...[
      'scheduler',
      'trustedTypes',
      'navigation',
      'cookieStore',
      'Highlight',
      'FontFaceSetLoadEvent',
    ],
    ...[
      'ScrollTimeline',
      'ViewTimeline',
      'DisposableStack',
      'AsyncDisposableStack',
      'CloseWatcher',
    ],
  ],
}

/** Takes those functions away from each page before its scripts run. */
export const removeYoungFunctions = (page: Page) =>
  page.addInitScript(
    Object.entries(youngFunctions)
      .flatMap(([owner, names]) =>
        names.map((name) => `delete ${owner}${name.startsWith('[') ? '' : '.'}${name}`),
      )
      .map((removal) => `try { ${removal} } catch {}`)
      .join('\n'),
  )
