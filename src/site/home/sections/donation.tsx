import { BadgeCheck } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { SectionHeading } from '../../page-header/section-heading'
import { Upi } from '../../donation/upi'
import type { Donation } from '../../donation/donation'
import { BankCard } from '../../donation/bank-card'
import { homeSectionMessages } from '../../../messages/site-screens/home-sections'
import { DonationItem } from './donation-item'

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
        <div className="vstack">
          <SectionHeading id="donate-title" head={texts} />
          <ul className="list-unstyled d-grid flex-fill gap-4 my-5">
            {texts.tiers.map((tier) => (
              <DonationItem key={tier.id} tier={tier} onChoose={setDonation} />
            ))}
          </ul>
          <div className="btn-row d-flex">
            <Link className="btn btn-accent btn-lg" to={texts.construction.to}>
              {texts.construction.label}
            </Link>
          </div>
        </div>
        <div className="vstack gap-5">
          <BankCard donation={donation}>
            <Upi className="pt-3" donation={donation} />
          </BankCard>
          <p className="border d-flex align-items-center gap-3 px-4 py-3 mb-0 rounded-3 fw-semibold lh-sm text-white">
            <BadgeCheck className="text-accent size-26" aria-hidden="true" />{' '}
            <span>{texts.exemption}</span>
          </p>
        </div>
      </div>
    </section>
  )
}
