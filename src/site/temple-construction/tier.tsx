import { useState } from 'react'
import { settings } from '../../api/settings'
import { art, type Tier } from '../../messages/page'
import { rupees } from '../../messages/format'
import { Stepper } from '../../ui/stepper'
import { Upi } from '../donation/upi'
import type { Donation } from '../donation/donation'
import { homeSectionMessages } from '../../messages/home-sections'
import { staticPageMessages } from '../../messages/static-pages'

/** One donation tier with its total; Donate opens a dialog and makes no payment [DONATE-3]. */
export function TierTile({
  tier: { id, name, unit, picture, alt, text },
  onDonate,
}: {
  tier: Tier
  onDonate: (donation: Donation) => void
}) {
  const texts = homeSectionMessages().donation
  const { quantity: quantityWord, donate, donateFor } = staticPageMessages()
  const [quantity, setQuantity] = useState(1)
  const price = settings().prices[id]
  const total = quantity * price
  const donation = { id, name, quantity, total }
  return (
    <li className="tier">
      <div className="tier-picture">
        <img src={art(picture)} alt={alt} width="112" height="112" loading="lazy" />
      </div>
      <h3>{name}</h3>
      <p className="tier-price">
        {rupees(price)} <small>{unit}</small>
      </p>
      <p className="tier-text">{text}</p>
      <div className="tier-quantity">
        <span aria-hidden="true">{quantityWord}</span>
        <Stepper
          value={quantity}
          onChange={setQuantity}
          label={texts.quantity(name)}
          fewer={texts.fewer(name)}
          more={texts.moreOf(name)}
        />
      </div>
      <div className="tier-total">
        <span aria-hidden="true">{texts.total}</span>
        <output aria-label={`${texts.total}: ${name}`}>{rupees(total)}</output>
      </div>
      <Upi donation={donation} />
      <button type="button" className="btn btn-accent btn-lg" onClick={() => onDonate(donation)}>
        {donate} <span className="visually-hidden">{donateFor(name)}</span>
      </button>
    </li>
  )
}
