import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { Section } from '../../page-header/section'
import { BankCard } from '../../donation/bank-card'
import { paymentRows } from '../../donation/bank-details'
import type { Donation } from '../../donation/donation'
import { GiftCard } from '../../donation/gift-card'
import { useGift } from '../../donation/use-gift'
import { homeSectionMessages } from '../../../messages/site-screens/home-sections'

/** Donate Now: one gift with its sum, the bank details, the tax exemption. */
export function DonationSection() {
  const texts = homeSectionMessages().donation
  const gift = useGift()
  return (
    <Section
      id="donate"
      background="dark"
      className="donation"
      head={{ ...texts, more: texts.construction }}
    >
      <div className="gift-and-bank">
        <GiftCard gift={gift} />
        {paymentRows().length > 0 && <BankDetails donation={gift.chosen} />}
      </div>
    </Section>
  )
}

/** The bank card, which phones fold behind a button. */
function BankDetails({ donation }: { donation: Donation }) {
  const cardId = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="bank-details" data-open={isOpen ? '' : undefined}>
      <button
        type="button"
        className="btn-text scripted d-md-none d-print-none"
        aria-expanded={isOpen}
        aria-controls={cardId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>{homeSectionMessages().donation.bank.details}</span>{' '}
        <ChevronDown className="chevron" aria-hidden="true" />
      </button>
      <div id={cardId}>
        <BankCard donation={donation} />
      </div>
    </div>
  )
}
