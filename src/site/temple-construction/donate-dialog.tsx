import { count, rupees } from '../../messages/format'
import { Dialog } from '../../ui/dialog'
import { Upi } from '../donation/upi'
import { BankCard, hasBank } from '../home/bank-card'
import { Filled, filled } from '../static-pages/filled'
import { giftRows, type Gift } from '../donation/donation'
import { commonMessages } from '../../messages/common'
import { staticPageMessages } from '../../messages/static-pages'

/** What Donate opens: what is given, then how, amount and note before the account [DONATE-4]. */
export function GiftDialog({ gift, onClose }: { gift: Gift; onClose: () => void }) {
  const texts = staticPageMessages().gift
  return (
    <Dialog title={texts.title(gift.name)} messages={commonMessages()} onClose={onClose}>
      {(leave) => (
        <>
          <div className="modal-body gift-dialog" tabIndex={0}>
            <p className="lead">
              {texts.sum(gift.name, count(gift.quantity))} <strong>{rupees(gift.total)}</strong>
            </p>
            <p>{hasBank() ? texts.text : <Filled pieces={filled(texts.unknown)} />}</p>
            <BankCard gift={gift} first={giftRows(gift)}>
              <Upi gift={gift} />
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
