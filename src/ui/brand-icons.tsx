import { Globe, Image, MessageCircle, Send, ThumbsUp, Video, type LucideIcon } from 'lucide-react'
import { createElement } from 'react'
import { lookUp } from '../data/look-up'

/** Drawn signs instead of brands' marks: nobody's logo is ours to show. */
const signs = {
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

/** The sign of a social network, by its name in the settings. */
export function BrandIcon({ name }: { name: string }) {
  const icon = lookUp(signs, name.trim().toLowerCase()) ?? Globe
  return createElement(icon, { 'aria-hidden': true })
}
