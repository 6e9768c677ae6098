import type { Head } from '../messages/head'
import { titleOf, tagsOf } from './head-tags'

/** Sets the title and the tags of the document's head. */
export function applyHead(head: Head) {
  document.title = titleOf(head)
  for (const { tag, by, key, value } of tagsOf(head)) {
    const existing = document.head.querySelector(`${tag}[${by}="${key}"]`)
    if (value === undefined) existing?.remove()
    else {
      const element = existing ?? document.head.appendChild(document.createElement(tag))
      element.setAttribute(by, key)
      element.setAttribute(tag === 'link' ? 'href' : 'content', value)
    }
  }
}
