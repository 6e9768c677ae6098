import { Languages } from 'lucide-react'
import { useRevalidator } from 'react-router-dom'
import { rememberLanguage, setLanguage } from '../../messages/language'
import { isPageOutdated, prefetchPage } from '../../messages/pages/load-page'
import { reportLoadFailure } from '../../ui/on-demand'
import { menuMessages } from '../../messages/menus'

/** Changes the language in place: focus, URL, scroll position and typed text are kept. */
export function LanguageSwitch({ className }: { className: string }) {
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
      className={`language-switch align-items-center gap-2 ${className}`}
      lang={lang}
      onClick={() => void change()}
    >
      <Languages aria-hidden="true" /> {name}
    </button>
  )
}
