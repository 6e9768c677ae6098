import { BadgeCheck } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { settings } from '../../api/settings'
import { art } from '../../messages/page'
import { rupees } from '../../messages/format'
import { Stepper } from '../../ui/stepper'
import { SectionHeading } from '../page-header/section'
import { Upi } from '../donation/upi'
import type { Donation } from '../donation/donation'
import { BankCard } from '../donation/bank-card'
import { homeSectionMessages } from '../../messages/home-sections'
import '../../styles/sections.scss'

/** Donate Now [DONATE-5]: the tiers with live totals, the bank details, the tax exemption. */
export function DonationSection() {
  const texts = homeSectionMessages().donation
  const [donation, setDonation] = useState<Donation>()
  return (
    <section
      id="donate"
      className="section-band bg-dark text-accent donation"
      data-bs-theme="dark"
      aria-labelledby="donate-title"
    >
      <div className="container wide-and-narrow">
        <div className="donation-items vstack">
          <SectionHeading id="donate-title" head={texts} />
          <ul className="list-unstyled d-grid flex-fill gap-4 my-5">
            {texts.tiers.map((tier) => (
              <DonationItem key={tier.id} tier={tier} onChoose={setDonation} />
            ))}
          </ul>
          <Link className="btn btn-accent btn-lg" to={texts.construction.to}>
            {texts.construction.label}
          </Link>
        </div>
        <div className="donation-bank vstack gap-5">
          <BankCard donation={donation}>
            <Upi className="pt-3" donation={donation} />
          </BankCard>
          <p className="border d-flex align-items-center gap-3 px-4 py-3 mb-0 rounded-3 fw-semibold text-white">
            <BadgeCheck className="text-accent" aria-hidden="true" /> {texts.exemption}
          </p>
        </div>
      </div>
    </section>
  )
}

type TierTexts = ReturnType<typeof homeSectionMessages>['donation']['tiers'][number]

/** One tier: its total is quantity times unit price [DONATE-3]. */
function DonationItem({
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
    <li className="donation-item wine-card border text-break align-items-center gap-4 p-4 rounded-3">
      <img
        className="w-100 h-100"
        src={art(picture)}
        alt=""
        width="64"
        height="64"
        loading="lazy"
      />
      <div className="donation-name">
        <h3 className="fs-3 mb-0 text-white">{name}</h3>
        <span>{texts.each(rupees(price))}</span>
      </div>
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
      <div className="donation-total scripted text-end">
        <span className="d-block fs-5" aria-hidden="true">
          {texts.total}
        </span>
        <output
          className="d-block fs-2 fw-semibold font-heading font-tabular-nums text-highlight"
          aria-label={`${texts.total}: ${name}`}
        >
          {rupees(quantity * price)}
        </output>
      </div>
    </li>
  )
}
