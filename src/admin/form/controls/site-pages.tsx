import { menuMessages, menuPages } from '../../../messages/site-screens/menus'
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry'

type PageKey = keyof typeof menuPages

/** The Hindi names are those of visitors, in one file; without them the English ones suffice. */
const Pages = lazyWithRetry(async () => {
  const loaded = await import('../../../messages/hi/index').catch(() => undefined)
  const names = [menuMessages().entries, loaded?.hindi.menus.entries]
  return ({ id }: { id: string }) => (
    <datalist id={id}>
      {Object.entries(menuPages).map(([key, path]) => (
        <option
          key={key}
          value={path}
          label={names.flatMap((entries) => entries?.[key as PageKey].label ?? []).join(' · ')}
        />
      ))}
    </datalist>
  )
})

/** The pages of the site by their menu names, as suggestions for a link; anything else can be typed. */
export const SitePages = ({ id }: { id: string }) => (
  <Pages id={id} onLoadFailure={() => undefined} />
)
