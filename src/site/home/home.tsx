import { useState } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { Row } from '../../api/contract'
import { settings } from '../../api/settings'
import '../../styles/home.scss'
import { Later } from '../../ui/later'
import { readList } from '../read-list'
import { About } from './about'
import { Activities } from './activities'
import { tones, type BandName } from './band-order'
import { ContactBand } from './contact-band'
import { Courses } from './courses'
import { Donation } from './donation'
import { Gallery } from './gallery'
import { Mission } from './mission'
import { Services } from './services'
import { Slider, SliderPlace } from './slider'
import { Ticker, TickerPlace } from './ticker'
import { Visit } from './visit'

interface Reads {
  slides: Promise<Row<'/admin/api/slider'>[]>
  notices: Promise<Row<'/admin/api/notification'>[]>
}

/** Starts both reads and waits for neither: the page stands while they are on their way. */
export const loader = (): Reads => ({
  slides: readList('/admin/api/slider'),
  notices: readList('/admin/api/notification'),
})

/** Slides and notices are loaded once when the screen opens (SPEC 2, Slider). */
export const shouldRevalidate = () => false

/** Home (SPEC 2). A list that turns out empty takes its band away, and the grounds close up. */
export function Component() {
  const { slides, notices } = useLoaderData<Reads>()
  const [hidden, setHidden] = useState<ReadonlySet<BandName>>(new Set())
  const tone = tones(hidden)
  const fed = (name: BandName) => ({
    tone: tone[name],
    onEmpty: () => setHidden((before) => new Set(before).add(name)),
  })
  return (
    <>
      <h1 className="visually-hidden" tabIndex={-1}>
        {settings().site.name}
      </h1>
      <Later promise={slides} waiting={<SliderPlace />}>
        {(rows) => <Slider slides={rows} />}
      </Later>
      <Later promise={notices} waiting={<TickerPlace />}>
        {(rows) => <Ticker notices={rows} />}
      </Later>
      <About tone={tone.about} />
      <Mission tone={tone.mission} />
      <Donation />
      <Services tone={tone.services} />
      {!hidden.has('activities') && <Activities {...fed('activities')} />}
      {!hidden.has('courses') && <Courses {...fed('courses')} />}
      {!hidden.has('gallery') && <Gallery {...fed('gallery')} />}
      <ContactBand tone={tone.contact} />
      <Visit tone={tone.visit} />
    </>
  )
}
