import { redirect, type LazyRouteFunction, type RouteObject } from 'react-router-dom'
import { removeTypedText } from '../admin/form/personal-storage'
import type { LoadView } from '../admin/form/preview/public-view'
import { logOut, token } from '../api/session'
import { isPageOutdated, loadPage, type PageName } from '../messages/pages/load-page'
import type { Head } from '../messages/head'
import { OutlineWaiting, Root, ScreenWaiting } from './root'
import { signInPath } from '../api/return-path'
import { CrashPage, NotFoundPage, ScreenError } from './error-pages'
import { withLanguage } from './with-language'
import { headMessages } from '../messages/document-heads'
import { signInMessages } from '../messages/sign-in'

type Screen = LazyRouteFunction<RouteObject>

/** A lazily loaded screen with its title and description. */
const screen = (path: string, head: () => Head, lazy: Screen): RouteObject => ({
  path,
  handle: { head },
  lazy: withLanguage(lazy),
})

/** A page whose body is typed content; the body and the screen load side by side. */
const page = (path: string, name: PageName, lazy: Screen = staticPage): RouteObject => ({
  path,
  handle: { head: () => headMessages()[name] },
  loader: () => loadPage(name),
  shouldRevalidate: isPageOutdated,
  lazy: withLanguage(lazy),
})

/**
 * One collection of the back office: its resource file, shown by the one list mechanism, and how visitors will see what
 * its form asks for.
 */
const collection = (
  path: string,
  resource: () => Promise<Parameters<typeof import('../admin/list/list-page').adminRoute>[0]>,
  view?: LoadView,
): RouteObject => ({
  path,
  lazy: async () => (await import('../admin/list/list-page')).adminRoute(await resource(), view),
})

const home: Screen = () => import('../site/home/home')
const staticPage: Screen = () => import('../site/static-pages/static-page')
const founder: Screen = () => import('../site/static-pages/founder')
const previews = () => import('./public-previews')
const construction: Screen = () => import('../site/temple-construction/temple-construction')
const policies = ['refund-policy', 'privancy-policy', 'terms-and-condirions'] // as given

/** The route table [SHELL-1] [ADMIN-1], one line a screen. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: CrashPage,
    HydrateFallback: ScreenWaiting,
    children: [
      {
        lazy: withLanguage(() => import('../site/layout/site-layout')),
        children: [
          {
            ErrorBoundary: ScreenError,
            HydrateFallback: ScreenWaiting,
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
              page('templeCon', 'templeConstruction', construction),
              page('templeconstruction', 'templeConstruction', construction),
              page('chitrakoot', 'chitrakoot'),
              page('kamadgiri', 'kamadgiri'),
              page('prabhupad', 'prabhupad', founder),
              page('chaitanyamahaprabhu', 'chaitanya'),
              page(`policies/${policies[0]}`, 'refundPolicy'),
              page(`policies/${policies[1]}`, 'privacyPolicy'),
              page(`policies/${policies[2]}`, 'terms'),
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
        () => signInMessages().head,
        () => import('../site/sign-in/sign-in'),
      ),
      { path: 'logout', loader: signOut },
      redirectTo('policies/privacy-policy', `/policies/${policies[1]}`),
      redirectTo('policies/terms-and-conditions', `/policies/${policies[2]}`),
      {
        path: 'admin',
        handle: { unlisted: true },
        middleware: [guard],
        lazy: () => import('../admin/layout/admin-layout'),
        children: [
          {
            ErrorBoundary: ScreenError,
            HydrateFallback: OutlineWaiting,
            children: [
              { index: true, lazy: () => import('../admin/dashboard/dashboard') },
              { path: 'dashboard', lazy: () => import('../admin/dashboard/dashboard') },
              {
                path: 'changepass',
                lazy: () => import('../admin/change-password/change-password'),
              },
              collection(
                'notification',
                async () => (await import('../admin/resources/notification')).notification,
                async () => (await previews()).notice(),
              ),
              collection(
                'slider',
                async () => (await import('../admin/resources/slider')).slider,
                async () => (await previews()).slide(),
              ),
              collection(
                'activities',
                async () => (await import('../admin/resources/activities')).activities,
                async () => (await previews()).activity(),
              ),
              collection(
                'courses',
                async () => (await import('../admin/resources/courses')).courses,
                async () => (await previews()).course(),
              ),
              collection(
                'registrations',
                async () => (await import('../admin/resources/registrations')).registrations,
              ),
              collection(
                'igallery',
                async () => (await import('../admin/resources/image-gallery')).imageGallery,
                async () => (await previews()).image(),
              ),
              collection(
                'vgallery',
                async () => (await import('../admin/resources/video-gallery')).videoGallery,
                async () => (await previews()).video(),
              ),
              collection(
                'contactus',
                async () => (await import('../admin/resources/contact-us')).contactUs,
              ),
              collection('email', async () => (await import('../admin/resources/email')).email),
            ],
          },
        ],
      },
    ],
  },
]

/** Without a stored token the back office leads to sign-in, before any of its screens asks the server. */
function guard({ request }: { request: Request }) {
  if (token()) return
  const { pathname, search } = new URL(request.url)
  throw redirect(signInPath(pathname + search))
}

function signOut() {
  removeTypedText(logOut())
  return redirect('/signin')
}

function redirectTo(path: string, target: string): RouteObject {
  return { path, loader: () => redirect(target) }
}
