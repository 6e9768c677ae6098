import { useState } from 'react'
import { settings } from '../../../api/settings/settings'
import { art } from '../../../messages/page'
import { formatRupees } from '../../../messages/format'
import { Stepper } from '../../../ui/form/stepper'
import type { Donation } from '../../donation/donation'
import { homeSectionMessages } from '../../../messages/site-screens/home-sections'

type TierTexts = ReturnType<typeof homeSectionMessages>['donation']['tiers'][number]

/** One tier: its total is quantity times unit price [DONATE-3]. */
export function DonationItem({
  tier: { id, name, picture },
  onChoose,
}: {
  tier: TierTexts
  onChoose: (donation: Donation) => void
}) {
  const texts = homeSectionMessages().donation
  const [quantity, setQuantity] = useState(1)
  const price = settings().prices[id]
  return (
    <li className="donation-item wine-card border text-break d-flex flex-wrap align-items-center gap-4 p-4 rounded-3">
      <img src={art(picture)} alt="" width="64" height="64" loading="lazy" />
      <div className="flex-text">
        <h3 className="fs-3 mb-0 text-white">{name}</h3>
        <span>{texts.each(formatRupees(price))}</span>
      </div>
      <div className="d-flex flex-fill flex-wrap align-items-center justify-content-between gap-4">
        <Stepper
          value={quantity}
          onChange={(next) => {
            setQuantity(next)
            onChoose({ id, name, quantity: next, total: next * price })
          }}
          label={texts.quantity(name)}
          fewer={texts.fewer(name)}
          more={texts.moreOf(name)}
        />
        <div className="donation-total scripted ms-auto text-end">
          <span className="d-block fs-5" aria-hidden="true">
            {texts.total}
          </span>
          <output
            className="d-block fs-2 fw-semibold font-heading font-tabular-nums text-highlight"
            aria-label={`${texts.total}: ${name}`}
          >
            {formatRupees(quantity * price)}
          </output>
        </div>
      </div>
    </li>
  )
}
