import type * as Server from '../../../src/app/entry-server'
import type { Block, PageSection } from '../../../src/messages/page'

type Settings = ReturnType<typeof Server.settings>
type Thing = Record<string, unknown>

/** Pages whose accordion items each answer one practical question. */
const faqPages = new Set(['chitrakoot', 'policies/refund-policy'])

/** The structured data of a page for search engines. URLs are left out while the settings lack the site's address. */
export function jsonLd(
  path: string,
  { staticPage, crumbs }: Server.Rendered,
  settings: Settings,
  absoluteUrl: typeof Server.absoluteUrl,
): Thing {
  const graph = [temple(settings, absoluteUrl)]
  if (crumbs && absoluteUrl('/')) graph.push(breadcrumbs(crumbs, path, absoluteUrl))
  if (staticPage && faqPages.has(path)) graph.push(faqPage(staticPage.sections))
  return { '@context': 'https://schema.org', '@graph': graph }
}

function temple(settings: Settings, absoluteUrl: typeof Server.absoluteUrl): Thing {
  const { site, address, phones, email, social, map } = settings
  const home = absoluteUrl('/')
  return withoutEmpty({
    '@type': ['Organization', 'HinduTemple'],
    '@id': home && `${home}#temple`,
    name: site.name,
    alternateName: site.hindi,
    description: site.description,
    url: home,
    logo: absoluteUrl('/icon-512.png'),
    image: absoluteUrl('/share.jpg'),
    address: address.lines.join(', ') || address.short,
    telephone: phones[0],
    email,
    hasMap: map.directions,
    sameAs: social.map(({ url }) => url).filter(Boolean),
  })
}

const breadcrumbs = (
  crumbs: { label: string; to?: string }[],
  path: string,
  absoluteUrl: typeof Server.absoluteUrl,
): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, to }, index) => {
    const target = index === crumbs.length - 1 ? `/${path}` : to
    return withoutEmpty({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: target && absoluteUrl(target),
    })
  }),
})

const faqPage = (sections: PageSection[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: sections.map(({ title, blocks, cards }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: {
      '@type': 'Answer',
      // Without the texts of the cards, Chitrakoot's page fits into TCP's first congestion window (14 kB) and saves a round trip.
      text: [...blocks.map(plainText), cards.map((card) => card.title).join(', ')]
        .filter(Boolean)
        .join('\n'),
    },
  })),
})

/** A block as plain text, without sentences that have a placeholder for a setting. */
function plainText(block: Block): string {
  const isWhole = (text: string) => !text.includes('{')
  switch (block.kind) {
    case 'text':
      return block.text
        .split(/(?<=[.!?]) +/)
        .filter(isWhole)
        .join(' ')
    case 'list':
      return block.items.filter(isWhole).join('\n')
    case 'facts':
      return block.items
        .filter(({ text }) => isWhole(text))
        .map(({ label, text }) => `${label}: ${text}`)
        .join('\n')
    default:
      return ''
  }
}

/** Drops properties that the settings leave empty. */
const withoutEmpty = (thing: Thing): Thing =>
  Object.fromEntries(
    Object.entries(thing).filter(
      ([, value]) => value && (!Array.isArray(value) || value.length > 0),
    ),
  )
