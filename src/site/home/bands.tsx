import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import '../../content/bands'
import { placeOf } from '../../ui/place-of'
import { About } from './about'
import { Activities } from './activities'
import { tones, type BandName } from './band-order'
import { ContactBand } from './contact-band'
import { Courses } from './courses'
import { Donation } from './donation'
import { Gallery } from './gallery'
import { Mission } from './mission'
import { Services } from './services'
import { Visit } from './visit'

/** What lies below the fold of Home. A list that turns out empty takes its band away, and the grounds close up. */
export function Bands() {
  const [hidden, setHidden] = useState<ReadonlySet<BandName>>(new Set())
  const { hash } = useLocation()
  const tone = tones(hidden)
  const fed = (name: BandName) => ({
    tone: tone[name],
    onEmpty: () => setHidden((before) => new Set(before).add(name)),
  })
  useEffect(() => {
    // They may come after the address that names a place in them.
    if (hash) document.getElementById(placeOf(hash))?.scrollIntoView()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- later addresses find their place themselves
  }, [])
  return (
    <>
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
