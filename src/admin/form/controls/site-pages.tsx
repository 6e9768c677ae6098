import { lazy, Suspense } from 'react'
import { menuMessages, menuPages } from '../../../messages/site-screens/menus'

type PageKey = keyof typeof menuPages

/** The Hindi names are those of visitors, in one file; without them the English ones suffice. */
const Pages = lazy(async () => {
  const loaded = await import('../../../messages/hi/index').catch(() => undefined)
  const names = [menuMessages().entries, loaded?.hindi.menus.entries]
  return {
    default: ({ id }: { id: string }) => (
      <datalist id={id}>
        {Object.entries(menuPages).map(([key, path]) => (
          <option
            key={key}
            value={path}
            label={names.flatMap((entries) => entries?.[key as PageKey].label ?? []).join(' · ')}
          />
        ))}
      </datalist>
    ),
  }
})

/** The pages of the site by their menu names, as suggestions for a link; anything else can be typed. */
export const SitePages = ({ id }: { id: string }) => (
  <Suspense fallback={null}>
    <Pages id={id} />
  </Suspense>
)
