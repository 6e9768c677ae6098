import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { watchOtherTabs } from './api/session'
import { readSettings, applySettings } from './api/settings'
import { routes } from './routes'
import { leadToSignIn } from './session-end'
import { reloadWhenStale } from './stale-chunk'
import './styles/base.scss'
import './styles/site.scss'

async function start() {
  applySettings(await readSettings())
  if (__MOCK__) {
    const { startMocks } = await import('../mocks/browser')
    await startMocks()
  } else {
    void dropLeftMockWorker()
  }

  const router = createBrowserRouter(routes, {
    basename: new URL(document.baseURI).pathname.replace(/\/$/, ''),
    future: { v8_middleware: true },
  })
  leadToSignIn(router)
  reloadWhenStale(router)
  watchOtherTabs()
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
}

/** A mock build may have been tried on this origin; its worker would go on answering for the API. */
async function dropLeftMockWorker() {
  const workers = (await navigator.serviceWorker?.getRegistrations().catch(() => [])) ?? []
  for (const worker of workers)
    if (worker.active?.scriptURL.endsWith('/mockServiceWorker.js')) await worker.unregister()
}

void start()
