import { formatCount, formatRupees } from '../../messages/format'
import { Dialog } from '../../ui/dialog/dialog'
import { BankCard } from './bank-card'
import { donationRows, hasBank } from './bank-details'
import { SettingsText, fillSettings } from '../text/settings-text'
import type { Donation } from './donation'
import { offersUpi } from './upi-link'
import { UpiButton, UpiCode } from './upi'
import { commonMessages } from '../../messages/common'
import { homeSectionMessages } from '../../messages/site-screens/home-sections'
import { staticPageMessages } from '../../messages/site-screens/static-pages'
import './donate-dialog.scss'

/** The dialog of Donate: the bank details with amount and note, then UPI where it is offered. */
export function DonateDialog({ donation, onClose }: { donation: Donation; onClose: () => void }) {
  const texts = staticPageMessages().donation
  const { bank } = homeSectionMessages().donation
  const title = texts.title(donation.name)
  return (
    <Dialog className="donate-dialog" title={title} messages={commonMessages()} onClose={onClose}>
      {() => (
        <div
          className="modal-body d-flex flex-wrap gap-4 column-gap-5"
          tabIndex={0}
          role="group"
          aria-label={title}
          data-focus=""
        >
          <p className="w-100 mb-0">
            <span>{texts.sum(donation.name, formatCount(donation.quantity))}</span>{' '}
            <strong className="font-heading fs-1 lh-sm font-tabular-nums text-primary">
              {formatRupees(donation.total)}
            </strong>
          </p>
          {!hasBank() && (
            <p className="w-100 mb-0">
              <SettingsText pieces={fillSettings(bank.ask)} />
            </p>
          )}
          <BankCard donation={donation} rowsBefore={donationRows(donation)}>
            {hasBank() && <p className="fs-5">{texts.text}</p>}
          </BankCard>
          {offersUpi(donation) && (
            <div className="gift-upi d-grid gap-3 align-content-center">
              <UpiButton donation={donation} />
              <UpiCode donation={donation} />
            </div>
          )}
        </div>
      )}
    </Dialog>
  )
}
