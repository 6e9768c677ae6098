import { useState } from 'react'
import { settings } from '../../api/settings/settings'
import { art, type Card, type TierId } from '../../messages/page'
import { formatRupees } from '../../messages/format'
import { Stepper } from '../../ui/form/stepper'
import { Upi } from '../donation/upi'
import type { Donation } from '../donation/donation'
import { homeSectionMessages } from '../../messages/site-screens/home-sections'
import { staticPageMessages } from '../../messages/site-screens/static-pages'

/** One donation tier with its total; Donate opens a dialog and makes no payment [DONATE-3]. */
export function TierTile({
  id,
  card: { title, subtitle, picture, alt, text },
  onDonate,
}: {
  id: TierId
  card: Card
  onDonate: (donation: Donation) => void
}) {
  const texts = homeSectionMessages().donation
  const { quantity: quantityWord, donate, donateFor } = staticPageMessages()
  const [quantity, setQuantity] = useState(1)
  const price = settings().prices[id]
  const total = quantity * price
  const donation = { id, name: title, quantity, total }
  return (
    <li className="tier wine-card border d-flex flex-column text-break rounded-3">
      <div className="tier-picture position-relative d-grid overflow-hidden">
        <img
          className="position-relative"
          src={art(picture)}
          alt={alt}
          width="112"
          height="112"
          loading="lazy"
        />
      </div>
      <h3 className="mt-3 mb-0 fs-2 text-white">{title}</h3>
      <p className="tier-price text-highlight mb-2 lh-sm font-heading fw-semibold">
        <span>{formatRupees(price)}</span>{' '}
        <small className="font-body fw-normal fs-4 text-accent">{subtitle}</small>
      </p>
      <p className="mb-4">{text}</p>
      <div className="scripted d-flex flex-wrap align-items-center justify-content-between column-gap-3 mt-auto">
        <span className="fw-semibold text-white" aria-hidden="true">
          {quantityWord}
        </span>
        <Stepper
          value={quantity}
          onChange={setQuantity}
          label={texts.quantity(title)}
          fewer={texts.fewer(title)}
          more={texts.moreOf(title)}
        />
      </div>
      <div className="scripted border-top d-flex flex-wrap align-items-center justify-content-between column-gap-3 mt-4 pt-2">
        <span aria-hidden="true">{texts.total}</span>
        <output
          className="font-heading fw-semibold fs-2 font-tabular-nums text-white"
          aria-label={`${texts.total}: ${title}`}
        >
          {formatRupees(total)}
        </output>
      </div>
      <Upi donation={donation}>
        <button
          type="button"
          className="more btn-text text-accent"
          onClick={() => onDonate(donation)}
        >
          <span>{texts.upi.show}</span> <span className="visually-hidden">{donateFor(title)}</span>
        </button>
      </Upi>
      <button
        type="button"
        className="btn btn-accent btn-lg scripted d-print-none w-100 mt-3"
        onClick={() => onDonate(donation)}
      >
        <span>{donate}</span> <span className="visually-hidden">{donateFor(title)}</span>
      </button>
    </li>
  )
}
