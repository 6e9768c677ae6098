import { Smartphone } from 'lucide-react'
import { rupees } from '../../messages/format'
import { useHydrated } from '../../ui/deferred'
import { WhenNear } from '../../ui/when-near'
import type { Gift } from './donation'
import { hasUpi, upiLink } from './upi-link'
import { homeSectionMessages } from '../../messages/home-sections'

/** What most banks let through in one day by UPI, in rupees. */
const dayLimit = 100_000

/** Only who sees a code downloads what draws it; where that fails, id and bank details remain. */
const drawing = () => import('../../ui/qr').catch((error: unknown) => void console.warn(error))

/**
 * A donation by UPI: a button on phones, a code to scan on larger screens, for the amount of the gift. Neither
 * tells this page whether anything was paid, and it says nothing of it.
 */
export function Upi({ gift }: { gift?: Gift }) {
  // No file of the build holds an id that may have changed since.
  const onScreen = useHydrated()
  if (!hasUpi()) return null
  const texts = homeSectionMessages().donation.upi
  const amount = gift && rupees(gift.total)
  const limit = gift && gift.total > dayLimit && (
    <small className="upi-limit">{texts.limit(rupees(dayLimit))}</small>
  )
  return (
    <div className="upi">
      <a className="btn btn-outline upi-open" href={onScreen ? upiLink(gift) : undefined}>
        <Smartphone aria-hidden="true" /> {amount ? texts.pay(amount) : texts.payAny}
      </a>
      {limit && <div className="upi-aside">{limit}</div>}
      <figure className="upi-code">
        <WhenNear read={drawing} waiting={<div className="upi-square" />}>
          {(drawn) =>
            drawn && (
              <Square
                {...drawn.qrOf(upiLink(gift))}
                name={amount ? texts.code(amount) : texts.codeAny}
              />
            )
          }
        </WhenNear>
        <figcaption>
          {amount ? texts.scan(amount) : texts.scanAny} {limit}
        </figcaption>
      </figure>
    </div>
  )
}

/** Scanners want four light squares around the code. */
const edge = 4

function Square({ outline, size, name }: { outline: string; size: number; name: string }) {
  const side = size + 2 * edge
  return (
    <svg
      className="upi-square"
      role="img"
      aria-label={name}
      viewBox={`${-edge} ${-edge} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <path d={outline} />
    </svg>
  )
}
