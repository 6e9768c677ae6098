import { Languages } from 'lucide-react'
import { useRevalidator } from 'react-router-dom'
import { rememberLanguage, setLanguage } from '../../messages/language'
import { isPageOutdated, prefetchPage } from '../../messages/load-page'
import { reportLoadFailure } from '../../ui/loading/on-demand'
import { menuMessages } from '../../messages/site-screens/menus'

/** Changes the language in place: focus, URL, scroll position and typed text are kept. */
export function LanguageSwitch() {
  const { name, lang } = menuMessages().otherLanguage
  const { revalidate } = useRevalidator()

  async function change() {
    try {
      await prefetchPage(lang)
      await setLanguage(lang)
    } catch (error) {
      // The language stays, and another press tries again.
      console.warn(error)
      reportLoadFailure()
      return
    }
    rememberLanguage(lang)
    if (isPageOutdated()) await revalidate()
  }

  return (
    <button
      type="button"
      className="language-switch scripted d-inline-flex align-items-center justify-content-end gap-2 h-100 border-0 bg-transparent fw-semibold"
      lang={lang}
      onClick={() => void change()}
    >
      <Languages className="d-none d-md-block" aria-hidden="true" /> <span>{name}</span>
    </button>
  )
}
