import { useId } from 'react'
import { settings } from '../../api/settings/settings'
import { artUrl } from '../../messages/page'
import { formatCount, formatRupees } from '../../messages/format'
import { Stepper } from '../../ui/form/stepper'
import type { Donation } from './donation'
import { homeSectionMessages } from '../../messages/site-screens/home-sections'

/** A tier as a radio button with its price; the chosen one has the quantity, and more than one unit has a sum. */
export function GiftTile({
  donation: { id, name, quantity, total },
  group,
  isChosen,
  onChoose,
  onQuantity,
}: {
  donation: Donation
  /** The name of the radio group. */
  group: string
  isChosen: boolean
  onChoose: () => void
  onQuantity: (quantity: number) => void
}) {
  const radioId = useId()
  const texts = homeSectionMessages().donation
  const { picture } = texts.tiers.find((tier) => tier.id === id)!
  return (
    <li className="gift-tile position-relative d-flex flex-wrap align-items-center text-break">
      <input
        type="radio"
        className="gift-radio scripted"
        id={radioId}
        name={group}
        value={id}
        checked={isChosen}
        onChange={onChoose}
        aria-describedby={`${radioId}-price`}
      />
      <span className="gift-picture">
        <img src={artUrl(picture)} alt="" width="48" height="48" loading="lazy" />
      </span>
      <label className="flex-text lh-sm fs-3 fw-semibold text-white" htmlFor={radioId}>
        {name}
      </label>
      {isChosen && (
        <Stepper
          value={quantity}
          onChange={onQuantity}
          label={texts.quantity(name)}
          fewer={texts.fewer(name)}
          more={texts.moreOf(name)}
        />
      )}
      <p className="gift-price mb-0 text-end lh-sm font-tabular-nums" id={`${radioId}-price`}>
        <b className="d-block fs-3 text-white">{formatRupees(settings().prices[id])}</b>{' '}
        <span className="fs-5">
          {quantity > 1 ? texts.sumOf(formatCount(quantity), formatRupees(total)) : texts.each}
        </span>
      </p>
    </li>
  )
}
