import { formatCount, formatRupees } from '../../messages/format'
import { Dialog } from '../../ui/dialog/dialog'
import { BankCard } from './bank-card'
import { hasBank } from './bank-details'
import { SettingsText, fillSettings } from '../text/settings-text'
import { donationRows, type Donation } from './donation'
import { hasUpi } from './upi-link'
import { UpiButton, UpiCode, UpiLimit } from './upi'
import { commonMessages } from '../../messages/common'
import { homeSectionMessages } from '../../messages/site-screens/home-sections'
import { staticPageMessages } from '../../messages/site-screens/static-pages'
import './donate-dialog.scss'

/** The dialog of Donate: the chosen donation by UPI, or its amount and note with the bank details. */
export function DonateDialog({
  donation,
  isByBank,
  onClose,
}: {
  donation: Donation
  /** Whether "Bank transfer" opened it: its filled button then copies the account, else it opens a UPI app. */
  isByBank: boolean
  onClose: () => void
}) {
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
          <div className="gift-way d-grid gap-3 align-content-start">
            <p className="mb-0">
              <span>{texts.sum(donation.name, formatCount(donation.quantity))}</span>{' '}
              <strong className="d-block font-heading fs-1 lh-sm font-tabular-nums text-primary">
                {formatRupees(donation.total)}
              </strong>
            </p>
            {hasUpi() && (
              <>
                <UpiButton
                  donation={donation}
                  className={isByBank ? 'btn-outline-secondary' : 'btn-primary'}
                />
                <UpiCode donation={donation} />
                <UpiLimit donation={donation} />
              </>
            )}
            {!hasBank() && (
              <p className="mb-0">
                <SettingsText pieces={fillSettings(bank.ask)} />
              </p>
            )}
          </div>
          <BankCard
            donation={donation}
            title={hasBank() && hasUpi() ? texts.byBank : undefined}
            rowsBefore={donationRows(donation)}
            copyAllClass={isByBank ? 'btn-primary' : 'btn-outline-secondary'}
          >
            {hasBank() && <p className="fs-5">{texts.text}</p>}
          </BankCard>
        </div>
      )}
    </Dialog>
  )
}
