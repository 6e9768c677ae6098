import { isAdminPath } from '../../api/return-path'
import { settings } from '../../api/settings/settings'
import { today } from '../../messages/format'
import { localText } from '../../messages/translated'

/**
 * Shows the notice of the settings above the app, outside of React: deploy/stamp.mjs may have written it into the page. Where
 * a page is shown already without it, it lies over the foot of the window, and moves nothing.
 */
export function showDeployerNotice() {
  update()
  // Root sets it as it shows each screen; the admin's English is no change of the chosen language.
  new MutationObserver(update).observe(document.documentElement, { attributeFilter: ['lang'] })
}

function update() {
  const { notice, noticeHindi, noticeUntil } = settings()
  const stamped = document.querySelector<HTMLElement>('.deployer-notice')
  if (!notice || (noticeUntil && noticeUntil < today())) return stamped?.remove()
  const line = stamped ?? document.createElement('p')
  // Asked before the router has set the admin's language.
  const path = location.pathname.slice(new URL(document.baseURI).pathname.length - 1)
  const text = isAdminPath(path) ? notice : localText(notice, noticeHindi)
  if (line.textContent !== text) line.textContent = text
  line.lang = text === noticeHindi ? 'hi' : 'en'
  if (stamped) return
  line.className = 'deployer-notice'
  line.classList.toggle('late', document.getElementById('root')?.hasChildNodes())
  document.body.prepend(line)
}
