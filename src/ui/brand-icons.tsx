import { Globe, Image, MessageCircle, Send, ThumbsUp, Video, type LucideIcon } from 'lucide-react'
import { createElement } from 'react'
import { lookUp } from '../lib/look-up'

/** Generic icons, because the brands' logos are protected trademarks. */
const icons = {
  youtube: Video,
  vimeo: Video,
  instagram: Image,
  pinterest: Image,
  telegram: Send,
  x: Send,
  twitter: Send,
  whatsapp: MessageCircle,
  facebook: ThumbsUp,
} satisfies Record<string, LucideIcon>

/** The icon of a social network, by its name in the settings; a globe for an unknown one. */
export function BrandIcon({ name }: { name: string }) {
  const icon = lookUp(icons, name.trim().toLowerCase()) ?? Globe
  return createElement(icon, { 'aria-hidden': true })
}
