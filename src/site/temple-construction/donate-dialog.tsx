import { count, rupees } from '../../messages/format'
import { Dialog } from '../../ui/dialog'
import { Upi } from '../donation/upi'
import { BankCard } from '../donation/bank-card'
import { hasBank } from '../donation/bank-details'
import { SettingsText, withSettings } from '../static-pages/settings-text'
import { donationRows, type Donation } from '../donation/donation'
import { commonMessages } from '../../messages/common'
import { staticPageMessages } from '../../messages/static-pages'

/** The dialog of Donate: the chosen donation, its amount and note, and the bank details [DONATE-4]. */
export function DonateDialog({ donation, onClose }: { donation: Donation; onClose: () => void }) {
  const texts = staticPageMessages().donation
  return (
    <Dialog title={texts.title(donation.name)} messages={commonMessages()} onClose={onClose}>
      {(leave) => (
        <>
          <div className="modal-body gift-dialog" tabIndex={0}>
            <p className="lead">
              {texts.sum(donation.name, count(donation.quantity))}{' '}
              <strong>{rupees(donation.total)}</strong>
            </p>
            <p>{hasBank() ? texts.text : <SettingsText pieces={withSettings(texts.unknown)} />}</p>
            <BankCard donation={donation} rowsBefore={donationRows(donation)}>
              <Upi donation={donation} />
            </BankCard>
          </div>
          <div className="modal-footer">
            <button type="button" className="btn btn-primary" data-focus="" onClick={leave}>
              {texts.close}
            </button>
          </div>
        </>
      )}
    </Dialog>
  )
}
