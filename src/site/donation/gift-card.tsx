import { BadgeCheck } from 'lucide-react'
import { useState } from 'react'
import type { TierId } from '../../messages/page'
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry'
import { SettingsText, fillSettings } from '../text/settings-text'
import type { Gift } from './use-gift'
import { GiftTile } from './gift-tile'
import { homeSectionMessages } from '../../messages/site-screens/home-sections'

const DonateDialog = lazyWithRetry(async () => (await import('./donate-dialog')).DonateDialog)

/** The tiers, each with quantity, total and Donate, which opens the bank details and makes no payment. */
export function GiftCard({ gift: { donations, touch, setQuantity } }: { gift: Gift }) {
  const texts = homeSectionMessages().donation
  const [donatingId, setDonatingId] = useState<TierId>()
  const donating = donations.find(({ id }) => id === donatingId)
  return (
    <div className="gift d-grid gap-4">
      <ul className="list-unstyled d-grid gap-3 mb-0" aria-label={texts.choose}>
        {donations.map((donation) => (
          <GiftTile
            key={donation.id}
            donation={donation}
            onQuantity={(quantity) => setQuantity(donation.id, quantity)}
            onDonate={() => {
              touch(donation.id)
              setDonatingId(donation.id)
            }}
          />
        ))}
      </ul>
      <p className="d-flex align-items-center gap-2 mb-0 fs-5 fw-semibold lh-sm text-white">
        <BadgeCheck className="text-highlight size-20" aria-hidden="true" />{' '}
        <span>{texts.exemption}</span>
      </p>
      <noscript>
        <p className="mb-0">
          <SettingsText pieces={fillSettings(texts.bank.ask)} />
        </p>
      </noscript>
      {donating && <DonateDialog donation={donating} onClose={() => setDonatingId(undefined)} />}
    </div>
  )
}
