import { redirect, type LazyRouteFunction, type RouteObject } from 'react-router-dom'
import { removeTypedText } from '../admin/drafts/personal-storage'
import type { ResourceKey } from '../admin/resources/registry'
import { signOut } from '../api/session'
import { token } from '../api/stored-login'
import { lookUp } from '../lib/look-up'
import { isPageOutdated, loadPage } from '../messages/load-page'
import type { Head } from '../messages/head'
import { LayoutSkeleton, Root, ScreenPlaceholder } from './root'
import { signInPath } from '../api/return-path'
import { publicPreviews } from './public-previews'
import { reloadFailedStyles } from '../ui/loading/failed-styles'
import { CrashPage, NotFoundPage, ScreenError } from './error-pages/error-pages'
import { withLanguage } from './with-language'
import { headMessages } from '../messages/site-screens/document-heads'
import { pageHeadMessages } from '../messages/site-screens/page-heads'

type Screen = LazyRouteFunction<RouteObject>

/** A lazily loaded screen with its title and description. */
const screen = (path: string, head: () => Head, lazy: Screen): RouteObject => ({
  path,
  handle: { head },
  lazy: withLanguage(lazy),
})

/** A page of src/content; its text and its screen load in parallel. */
const page = (path: string, name: string, lazy = staticPage, canonical = path): RouteObject => ({
  path,
  handle: { head: () => pageHead(name, canonical) },
  loader: () => loadPage(name),
  shouldRevalidate: isPageOutdated,
  lazy: withLanguage(lazy),
})

function pageHead(name: string, canonical: string): Head {
  const head = lookUp(pageHeadMessages(), name)
  if (!head) throw new Error(`There is no src/content/${name}.en.md.`)
  return { ...head, canonical: `/${canonical}` }
}

/** The list of each resource; its declaration is loaded with the registry, which no visitor needs. */
const lists = (Object.keys(publicPreviews) as ResourceKey[]).map((key): RouteObject => ({
  path: key,
  lazy: async () => {
    const [{ adminRoute }, { resources }] = await Promise.all([
      import('../admin/list/list-page'),
      import('../admin/resources/registry'),
    ])
    return adminRoute(await resources[key].load(), publicPreviews[key])
  },
}))

const home: Screen = () => import('../site/home/home')
const staticPage: Screen = () => import('../site/static-pages/static-page')
const founder: Screen = () => import('../site/static-pages/founder')
const construction: Screen = () => import('../site/temple-construction/temple-construction')
const privacyPath = 'policies/privancy-policy' // as given
const termsPath = 'policies/terms-and-condirions' // as given

/** The route table, one line a screen. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    middleware: [retryStyles],
    ErrorBoundary: CrashPage,
    HydrateFallback: ScreenPlaceholder,
    children: [
      {
        lazy: withLanguage(() => import('../site/layout/site-layout')),
        children: [
          {
            ErrorBoundary: ScreenError,
            HydrateFallback: ScreenPlaceholder,
            children: [
              {
                index: true,
                handle: { head: () => headMessages().home },
                lazy: withLanguage(home),
              },
              screen('home', () => headMessages().home, home),
              screen(
                'contactus',
                () => headMessages().contactUs,
                () => import('../site/contact/contact-us'),
              ),
              screen(
                'courses',
                () => headMessages().courses,
                () => import('../site/courses/courses'),
              ),
              screen(
                'coursesregister',
                () => headMessages().coursesRegister,
                () => import('../site/registration/course-registration'),
              ),
              screen(
                'activities',
                () => headMessages().activities,
                () => import('../site/activities/activities'),
              ),
              screen(
                'igallery',
                () => headMessages().imageGallery,
                () => import('../site/galleries/image-gallery'),
              ),
              screen(
                'vgallery',
                () => headMessages().videoGallery,
                () => import('../site/galleries/video-gallery'),
              ),
              page('templeCon', 'temple-construction', construction),
              page('templeconstruction', 'temple-construction', construction, 'templeCon'),
              page('chitrakoot', 'chitrakoot'),
              page('kamadgiri', 'kamadgiri'),
              page('prabhupad', 'founder-acharya', founder),
              page('chaitanyamahaprabhu', 'lord-chaitanya'),
              page('policies/refund-policy', 'refund-policy'),
              page(privacyPath, 'privacy-policy'),
              page(termsPath, 'terms'),
              screen(
                'fetch-data',
                () => headMessages().forecast,
                () => import('../site/sample-page/fetch-data'),
              ),
              {
                path: '*',
                handle: { head: () => headMessages().notFound },
                Component: NotFoundPage,
              },
            ],
          },
        ],
      },
      screen(
        'signin',
        () => headMessages().signIn,
        () => import('../site/sign-in/sign-in'),
      ),
      { path: 'logout', loader: signOutAndRedirect, element: null },
      // Old bookmarks of static pages.
      redirectTo('index.html', '/'),
      redirectTo('courses/index.html', '/courses'),
      redirectTo('policies/privacy-policy', `/${privacyPath}`),
      redirectTo('policies/terms-and-conditions', `/${termsPath}`),
      {
        path: 'admin',
        handle: { unlisted: true },
        middleware: [guard],
        lazy: () => import('../admin/layout/admin-layout'),
        children: [
          {
            ErrorBoundary: ScreenError,
            HydrateFallback: LayoutSkeleton,
            children: [
              { index: true, lazy: () => import('../admin/dashboard/dashboard') },
              { path: 'dashboard', lazy: () => import('../admin/dashboard/dashboard') },
              {
                path: 'changepass',
                lazy: () => import('../admin/change-password/change-password'),
              },
              {
                path: 'registrations/by-course',
                lazy: () => import('../admin/registrations/by-course'),
              },
              ...lists,
            ],
          },
        ],
      },
    ],
  },
]

/** A screen whose styles failed before is shown with them, if they can be loaded now. */
async function retryStyles() {
  await reloadFailedStyles().catch(() => undefined)
}

/** Without a stored token the admin leads to sign-in, before any of its screens asks the server. */
function guard({ request }: { request: Request }) {
  if (token()) return
  const { pathname, search } = new URL(request.url)
  throw redirect(signInPath(pathname + search))
}

/** A browser that prepares the page in advance signs nobody out; it acts once the page is shown. */
async function signOutAndRedirect() {
  if (document.prerendering)
    await new Promise((resolve) =>
      document.addEventListener('prerenderingchange', resolve, { once: true }),
    )
  removeTypedText(signOut())
  return redirect('/signin')
}

function redirectTo(path: string, target: string): RouteObject {
  // Without an element the router warns while it renders the address that is left.
  return { path, loader: () => redirect(target), element: null }
}
