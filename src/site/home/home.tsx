import { isOutdated } from '../../lib/outdated'
import { useLoaderData } from 'react-router-dom'
import type { Row } from '../../api/contract'
import { siteName } from '../text/site-name'
import { PublicList } from '../public-list/public-list'
import { requestList, type CachedRequest } from '../public-list/cached-request'
import { DeferredSections, hasPrerenderedSections, loadSections } from './deferred-sections'
import { AboutSection } from './sections/about'
import { MissionSection } from './sections/mission'
import { Slider, SliderSkeleton } from './slider/slider'
import { Ticker } from './ticker/ticker'
import { TickerSkeleton } from './ticker/ticker-skeleton'
import { TodayBar } from './today/today-bar'

// The admin's preview imports them from the screen (docs/decisions/0010).
export { SlideView } from './slider/slide'
export { Ticker } from './ticker/ticker'

interface HomeData {
  slides: CachedRequest<Row<'/admin/api/slider'>[]>
  notifications: CachedRequest<Row<'/admin/api/notification'>[]>
}

/** Starts both requests and waits for neither, so that the page shows at once. */
export const loader = async (): Promise<HomeData> => {
  const data = {
    slides: requestList('/admin/api/slider'),
    notifications: requestList('/admin/api/notification'),
  }
  // Only a prerendered Home holds the sections already; elsewhere their code must be loaded to render them.
  if (!window.boot?.matchesPrerender || !hasPrerenderedSections()) await loadSections()
  return data
}

/** Slides and notifications load when the screen opens, and again when they are too old. */
export const shouldRevalidate = isOutdated

/** The sections below the mission are in later-sections.tsx. */
export function Component() {
  const { slides, notifications } = useLoaderData<HomeData>()
  return (
    <>
      <h1 className="visually-hidden" tabIndex={-1}>
        {siteName()}
      </h1>
      <PublicList request={slides} fallback={<SliderSkeleton />}>
        {(rows) => <Slider slides={rows} />}
      </PublicList>
      <TodayBar />
      <PublicList request={notifications} fallback={<TickerSkeleton />}>
        {(rows) => <Ticker notifications={rows} />}
      </PublicList>
      <AboutSection background="cream" />
      <MissionSection background="sand" />
      <DeferredSections />
    </>
  )
}
