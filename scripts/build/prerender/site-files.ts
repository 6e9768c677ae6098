import type * as Server from '../../../src/app/entry-server'

/** Paths that search engines must not visit [PERF-11]: admin, sign-in, logout and the sample page. */
const disallowed = ['admin', 'signin', 'logout', 'fetch-data']

/** robots.txt, web manifest and sitemap by file name. No sitemap while the settings lack the site's address. */
export function siteFiles(server: typeof Server): Record<string, string> {
  const { site } = server.settings()
  const home = server.absoluteUrl('/')
  const listed = [
    ...new Set(
      server.publicPaths
        .map(({ head }) => head())
        .flatMap(({ canonical, unlisted }) => (canonical && !unlisted ? canonical : [])),
    ),
  ]
  const base = home ? new URL(home).pathname : '/'
  const robots = [
    'User-agent: *',
    ...disallowed.map((path) => `Disallow: ${base}${path}`),
    ...(home ? ['', `Sitemap: ${server.absoluteUrl('/sitemap.xml')}`] : []),
  ]
  const manifest = {
    name: site.name,
    short_name: site.name,
    description: site.description,
    lang: 'en',
    start_url: './',
    scope: './',
    display: 'browser',
    background_color: '#fff9ef',
    theme_color: '#4a101a',
    icons: [
      { src: 'favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: 'icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: 'icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: 'icon-maskable.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  }
  return {
    'robots.txt': `${robots.join('\n')}\n`,
    'manifest.webmanifest': `${JSON.stringify(manifest, null, 2)}\n`,
    ...(home && { 'sitemap.xml': sitemap(listed.map((path) => server.absoluteUrl(path)!)) }),
  }
}

const sitemap = (addresses: string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map((address) => `  <url><loc>${address.replaceAll('&', '&amp;')}</loc></url>`).join('\n')}
</urlset>
`
