// Pictures, settings and calls are addressed from the document's base, as in the app. A module of its own, so
// that it stands before anything that asks.
const base = document.createElement('base')
base.href = '/'
document.head.prepend(base)
