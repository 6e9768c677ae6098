import { Globe, Image, MessageCircle, Send, ThumbsUp, Video, type LucideIcon } from 'lucide-react'

/** Drawn signs instead of brands' marks: nobody's logo is ours to show. */
const signs: Record<string, LucideIcon> = {
  youtube: Video,
  vimeo: Video,
  instagram: Image,
  pinterest: Image,
  telegram: Send,
  x: Send,
  twitter: Send,
  whatsapp: MessageCircle,
  facebook: ThumbsUp,
}

/** The sign of a social network, by its name in the settings. */
export function BrandIcon({ name }: { name: string }) {
  const Icon = signs[name.trim().toLowerCase()] ?? Globe
  return <Icon aria-hidden="true" />
}
