import { useLoaderData } from 'react-router-dom'
import type { Row } from '../../api/contract'
import { siteName } from '../text/site-name'
import { Listed } from '../public-list/public-list'
import { readingOf, type Reading } from '../public-list/cached-request'
import { bringBands, HeldBands } from './deferred-sections'
import { Slider, SliderPlace } from './slider'
import { Ticker, TickerPlace } from './ticker'

// The admin shows them too, out of this very file (site/previews.tsx).
export { SlideView } from './slide'
export { Ticker } from './ticker'

interface Reads {
  slides: Reading<Row<'/admin/api/slider'>[]>
  notices: Reading<Row<'/admin/api/notification'>[]>
}

/** Starts both reads and waits for neither: the page stands while they are on their way. */
export const loader = async (): Promise<Reads> => {
  const reads = {
    slides: readingOf('/admin/api/slider'),
    notices: readingOf('/admin/api/notification'),
  }
  // The page that the build has written holds the bands; any other needs their code.
  if (!window.boot?.matchesPrerender || !document.getElementById('donate')) await bringBands()
  return reads
}

/** Slides and notices are loaded once when the screen opens [HOME-2]. */
export const shouldRevalidate = () => false

/** Home [HOME-1]: slides and notices at once, the bands below when they are wanted. */
export function Component() {
  const { slides, notices } = useLoaderData<Reads>()
  return (
    <>
      <h1 className="visually-hidden" tabIndex={-1}>
        {siteName()}
      </h1>
      <Listed reading={slides} waiting={<SliderPlace />}>
        {(rows) => <Slider slides={rows} />}
      </Listed>
      <Listed reading={notices} waiting={<TickerPlace />}>
        {(rows) => <Ticker notices={rows} />}
      </Listed>
      <HeldBands />
    </>
  )
}
