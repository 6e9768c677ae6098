import { BadgeCheck } from 'lucide-react'
import { useState } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { TempleConstructionPage } from '../../messages/page'
import { lazyPart } from '../../ui/on-demand'
import { Band } from '../page-header/section'
import { Upi } from '../donation/upi'
import { BankCard } from '../home/bank-card'
import { PageBand } from '../page-header/page-header'
import { Filled, filled } from '../static-pages/filled'
import { Intro } from '../static-pages/intro'
import { Sections } from '../static-pages/sections'
import { giftRows, type Gift } from '../donation/donation'
import { TierTile } from './tier'

const GiftDialog = lazyPart(async () => (await import('./donate-dialog')).GiftDialog)

/** Temple Construction [DONATE-1]: three tiers with live totals, status and amenities, rooms, the bank details. */
export function Component() {
  const page = useLoaderData<TempleConstructionPage>()
  const [gift, setGift] = useState<Gift>()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <PageBand crumbs={page.crumbs} title={page.title} hindi={page.hindi} />
      <Intro page={page}>
        <p className="intro-exemption">
          <BadgeCheck aria-hidden="true" /> {page.exemption}
        </p>
      </Intro>
      <Band tone="dark" className="donation tiers" head={page.tiers}>
        <ul className="tier-list">
          {page.tiers.items.map((tier) => (
            <TierTile
              key={tier.id}
              tier={tier}
              onDonate={(chosen) => {
                setGift(chosen)
                setAsking(true)
              }}
            />
          ))}
        </ul>
      </Band>
      <div className="band band-cream">
        <div className="container construction">
          <div className="construction-news">
            <Sections page={page} />
            <p className="rooms">
              <strong>{page.accommodation.title}.</strong>{' '}
              <Filled pieces={filled(page.accommodation.text)} />
            </p>
          </div>
          <BankCard gift={gift} added={gift && giftRows(gift)}>
            <Upi gift={gift} />
          </BankCard>
        </div>
      </div>
      {gift && asking && <GiftDialog gift={gift} onClose={() => setAsking(false)} />}
    </>
  )
}
