import { settings } from '../../api/settings/settings'
import { artUrl } from '../../messages/page'
import { formatCount, formatRupees } from '../../messages/format'
import { maxQuantity, Stepper } from '../../ui/form/stepper'
import type { Donation } from './donation'
import { homeSectionMessages } from '../../messages/site-screens/home-sections'

/** A tier with its price, its quantity, its total and Donate. */
export function GiftTile({
  donation: { id, name, quantity, total },
  onQuantity,
  onDonate,
}: {
  donation: Donation
  onQuantity: (quantity: number) => void
  onDonate: () => void
}) {
  const texts = homeSectionMessages().donation
  const { picture } = texts.tiers.find((tier) => tier.id === id)!
  return (
    <li className="gift-tile d-grid gap-2 p-3 rounded text-break">
      <div className="d-flex flex-wrap align-items-center column-gap-3">
        <span className="gift-picture">
          <img src={artUrl(picture)} alt="" width="48" height="48" loading="lazy" />
        </span>
        <div className="flex-text lh-sm">
          <h3 className="mb-0 fs-3 text-white">{name}</h3>
          <p className="mb-0 fs-5 font-tabular-nums">
            {texts.each(formatRupees(settings().prices[id]))}
          </p>
        </div>
        <output
          className="scripted lh-sm text-end ms-auto font-tabular-nums"
          aria-label={texts.total(name)}
        >
          <span className="d-block fs-5">{texts.totalLabel}</span>{' '}
          <b className="fs-2 text-highlight">{formatRupees(total)}</b>
        </output>
      </div>
      <div className="d-flex flex-wrap align-items-center gap-2 column-gap-3">
        <Stepper
          value={quantity}
          onChange={onQuantity}
          label={texts.quantity(name)}
          fewer={texts.fewer(name)}
          more={texts.moreOf(name)}
          tooMany={texts.tooMany(formatCount(maxQuantity))}
        />
        <button
          type="button"
          className="btn btn-accent flex-fill scripted d-print-none"
          onClick={onDonate}
        >
          <span>{texts.donate}</span>{' '}
          <span className="visually-hidden">{texts.donateFor(name)}</span>
        </button>
      </div>
    </li>
  )
}
