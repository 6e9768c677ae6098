import { Languages } from 'lucide-react'
import { useRevalidator } from 'react-router-dom'
import { rememberLanguage } from '../../messages/language'
import { bringPage, isOutdated } from '../../messages/pages'
import { speak, words } from '../../messages/words'

/** Changes the language of the site in place: the button, the address, the scroll and what was typed stay. */
export function LanguageSwitch({ className }: { className: string }) {
  const { name, lang } = words('menus').otherLanguage
  const { revalidate } = useRevalidator()

  async function change() {
    try {
      await bringPage(lang)
      await speak(lang)
    } catch (error) {
      // Without a network its words cannot be had; the present language stays, and another press tries again.
      console.warn(error)
      return
    }
    rememberLanguage(lang)
    if (isOutdated()) await revalidate()
  }

  return (
    <button
      type="button"
      className={`language-switch ${className}`}
      lang={lang}
      onClick={() => void change()}
    >
      <Languages aria-hidden="true" /> {name}
    </button>
  )
}
