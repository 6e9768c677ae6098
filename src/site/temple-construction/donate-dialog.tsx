import { formatCount, formatRupees } from '../../messages/format'
import { Dialog } from '../../ui/dialog/dialog'
import { Upi } from '../donation/upi'
import { BankCard } from '../donation/bank-card'
import { hasBank } from '../donation/bank-details'
import { SettingsText } from '../static-pages/settings-text'
import { fillSettings } from '../static-pages/settings-facts'
import { donationRows, type Donation } from '../donation/donation'
import { commonMessages } from '../../messages/common'
import { staticPageMessages } from '../../messages/site-screens/static-pages'

/** The dialog of Donate: the chosen donation, its amount and note, and the bank details [DONATE-4]. */
export function DonateDialog({ donation, onClose }: { donation: Donation; onClose: () => void }) {
  const texts = staticPageMessages().donation
  const title = texts.title(donation.name)
  return (
    <Dialog className="donate-dialog" title={title} messages={commonMessages()} onClose={onClose}>
      {({ requestClose }) => (
        <>
          <div
            className="modal-body d-flex flex-wrap column-gap-5 py-md-3"
            tabIndex={0}
            role="group"
            aria-label={title}
          >
            <div>
              <p className="mb-2">
                <span>{texts.sum(donation.name, formatCount(donation.quantity))}</span>{' '}
                <strong className="d-block font-heading fs-1 font-tabular-nums text-primary">
                  {formatRupees(donation.total)}
                </strong>
              </p>
              <p className="mb-4">
                {hasBank() ? texts.text : <SettingsText pieces={fillSettings(texts.unknown)} />}
              </p>
              <Upi className="py-4" donation={donation} />
            </div>
            <BankCard donation={donation} rowsBefore={donationRows(donation)} isPrimary />
          </div>
          <div className="modal-footer">
            <button
              type="button"
              className="btn btn-outline-secondary"
              data-focus=""
              onClick={requestClose}
            >
              {texts.close}
            </button>
          </div>
        </>
      )}
    </Dialog>
  )
}
