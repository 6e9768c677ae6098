import { Section } from '../../page-header/section'
import { BankCard } from '../../donation/bank-card'
import { GiftCard } from '../../donation/gift-card'
import { useGift } from '../../donation/use-gift'
import { homeSectionMessages } from '../../../messages/site-screens/home-sections'

/** Donate Now: the tiers, the bank details, the tax exemption. */
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
      <div className="gift-and-bank align-items-start">
        <GiftCard gift={gift} />
        <BankCard donation={gift.touched} />
      </div>
    </Section>
  )
}
