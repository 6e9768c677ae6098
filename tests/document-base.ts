// The app resolves pictures, settings and API calls against the document's base URL. This is a
// separate module so that it can be imported before any module that sends a request.
const base = document.createElement('base')
base.href = '/'
document.head.prepend(base)
