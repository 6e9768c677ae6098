import { BadgeCheck, Landmark, QrCode } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { formatCount, formatRupees } from '../../messages/format'
import type { TierId } from '../../messages/page'
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry'
import { SettingsText, fillSettings } from '../text/settings-text'
import { hasUpi } from './upi-link'
import { UpiButton, UpiLimit } from './upi'
import type { Gift } from './use-gift'
import { GiftTile } from './gift-tile'
import { homeSectionMessages } from '../../messages/site-screens/home-sections'

const DonateDialog = lazyWithRetry(async () => (await import('./donate-dialog')).DonateDialog)

/** "Your gift": the tiers, one sum, and the ways to give it, which open a dialog and make no payment. */
export function GiftCard({ gift }: { gift: Gift }) {
  const { donations, chosen, choose, setQuantity } = gift
  const texts = homeSectionMessages().donation
  const id = useId()
  const tiers = useRef<HTMLFieldSetElement>(null)
  const [dialog, setDialog] = useState<'upi' | 'bank'>()

  const adoptPressed = useEffectEvent(() => {
    const pressed = tiers.current?.querySelector<HTMLInputElement>('input:checked')
    if (pressed && pressed.value !== chosen.id) choose(pressed.value as TierId)
  })
  // A radio button that was pressed in the prerendered page has changed without React.
  useEffect(() => adoptPressed(), [])

  const purpose = <span className="visually-hidden">{texts.donateFor(chosen.name)}</span>
  return (
    <div className="gift">
      <fieldset ref={tiers}>
        <legend className="visually-hidden">{texts.choose}</legend>
        <ul className="list-unstyled d-grid gap-2 mb-0">
          {donations.map((donation) => (
            <GiftTile
              key={donation.id}
              donation={donation}
              group={id}
              isChosen={donation === chosen}
              onChoose={() => choose(donation.id)}
              onQuantity={setQuantity}
            />
          ))}
        </ul>
      </fieldset>
      <output
        className="gift-sum scripted d-flex flex-wrap align-items-center justify-content-between column-gap-3 lh-sm"
        aria-labelledby={`${id}-sum`}
      >
        <span className="flex-text fs-5">
          <b className="d-block" id={`${id}-sum`}>
            {texts.yourGift}
          </b>{' '}
          <span>{texts.units(chosen.id, chosen.quantity, formatCount(chosen.quantity))}</span>
        </span>{' '}
        <strong className="font-heading font-tabular-nums text-highlight">
          {formatRupees(chosen.total)}
        </strong>
      </output>
      <div className="gift-actions d-flex flex-wrap align-items-center gap-2 column-gap-4">
        {hasUpi() && (
          <>
            <UpiButton donation={chosen} className="btn-accent w-100" />
            <button
              type="button"
              className="btn btn-accent btn-lg upi-show scripted d-print-none w-100"
              onClick={() => setDialog('upi')}
            >
              <QrCode aria-hidden="true" /> {purpose} <span>{texts.upi.show}</span>
            </button>
            <UpiLimit donation={chosen} className="upi-app" />
          </>
        )}
        <button
          type="button"
          className={`btn flex-fill scripted d-print-none ${hasUpi() ? 'btn-outline-accent' : 'btn-accent btn-lg w-100'}`}
          onClick={() => setDialog('bank')}
        >
          <Landmark aria-hidden="true" /> {purpose} <span>{texts.bank.title}</span>
        </button>
        <p className="d-flex align-items-center gap-2 mb-0 fs-5 fw-semibold lh-sm text-white">
          <BadgeCheck className="text-highlight size-20" aria-hidden="true" />{' '}
          <span>{texts.exemption}</span>
        </p>
      </div>
      <noscript>
        <p className="mb-0">
          <SettingsText pieces={fillSettings(texts.bank.ask)} />
        </p>
      </noscript>
      {dialog && (
        <DonateDialog
          donation={chosen}
          isByBank={dialog === 'bank'}
          onClose={() => setDialog(undefined)}
        />
      )}
    </div>
  )
}
