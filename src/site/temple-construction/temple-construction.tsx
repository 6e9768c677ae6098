import { BadgeCheck } from 'lucide-react'
import { useState } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { StaticPage } from '../../messages/page'
import { lazyPart } from '../../ui/loading/on-demand'
import { Section } from '../page-header/section'
import { BankCard } from '../donation/bank-card'
import { PageHeader } from '../page-header/page-header'
import { SettingsText } from '../static-pages/settings-text'
import { fillSettings } from '../static-pages/settings-facts'
import { crumbsOf, headOf, sectionOf, textOf } from '../static-pages/page-parts'
import { Intro } from '../static-pages/intro'
import { Sections } from '../static-pages/sections'
import { donationRows, type Donation } from '../donation/donation'
import { settings } from '../../api/settings/settings'
import { isKeyOf } from '../../data/look-up'
import { homeSectionMessages } from '../../messages/site-screens/home-sections'
import { TierTile } from './tier-tile'
import './temple-construction.scss'

const DonateDialog = lazyPart(async () => (await import('./donate-dialog')).DonateDialog)

/** Temple Construction [DONATE-1]: three tiers with live totals, status and amenities, rooms, the bank details. */
export function Component() {
  const page = useLoaderData<StaticPage>()
  const tiers = sectionOf(page, 'tiers')
  const rooms = sectionOf(page, 'accommodation')
  const { prices } = settings()
  const [donation, setDonation] = useState<Donation>()
  const [isDialogOpen, setIsDialogOpen] = useState(false)
  return (
    <>
      <PageHeader crumbs={crumbsOf(page)} title={page.title} hindi={page.hindi} />
      <Intro page={page}>
        <p className="d-flex align-items-center gap-2 fw-semibold text-success">
          <BadgeCheck aria-hidden="true" /> <span>{homeSectionMessages().donation.exemption}</span>
        </p>
      </Intro>
      <Section background="dark" className="donation tiers" head={headOf(tiers)}>
        <ul className="tier-list list-unstyled mb-0">
          {tiers.cards.map(
            (card) =>
              isKeyOf(prices, card.id) && (
                <TierTile
                  key={card.id}
                  id={card.id}
                  card={card}
                  onDonate={(chosen) => {
                    setDonation(chosen)
                    setIsDialogOpen(true)
                  }}
                />
              ),
          )}
        </ul>
      </Section>
      <div className="section-band bg-body">
        <div className="container construction">
          <div>
            <Sections sections={[sectionOf(page, 'status'), sectionOf(page, 'amenities')]} />
            <p className="rooms mt-5 mb-0 px-4 py-3 rounded-2 bg-body-secondary">
              <strong>{`${rooms.title}.`}</strong>{' '}
              <SettingsText pieces={fillSettings(textOf(rooms.blocks))} />
            </p>
          </div>
          <BankCard donation={donation} rowsAfter={donation && donationRows(donation)} />
        </div>
      </div>
      {donation && isDialogOpen && (
        <DonateDialog donation={donation} onClose={() => setIsDialogOpen(false)} />
      )}
    </>
  )
}
