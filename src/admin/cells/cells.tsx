import type { ReactNode } from 'react'
import { cutLongWords, displayText, langOf, toText } from '../../lib/to-text'
import { settings } from '../../api/settings/settings'
import { isPhoneNumber, telUrl } from '../../lib/dialed-number'
import { commonMessages } from '../../messages/common'
import { LongText } from '../../ui/disclosure/long-text'
import { ExpandableText } from '../../ui/disclosure/expandable-text'
import type { AnyRecord, CellContext, Resource } from '../resource'
import { adminMessages } from '../../messages/admin-screens/admin'

/** Text from data, with the direction and language of its script. */
export const DataText = ({ text }: { text: string }) => (
  <span dir="auto" lang={langOf(text)}>
    {isEmailAddress(text) ? withSoftBreaks(text) : <LongText>{text}</LongText>}
  </span>
)

/** Whether a text is an e-mail address. Those have at most 254 characters; soft breaks in longer texts are slow. */
export const isEmailAddress = (shown: string) => shown.length <= 254 && /^\S+@\S+$/.test(shown)

/** Lets an e-mail address break after the @ and at dots of long parts. Unlike a soft hyphen, `<wbr>` is not copied. */
export const withSoftBreaks = (shown: string) =>
  isEmailAddress(shown)
    ? shown
        .match(/.+?(?:@|\.(?=.*@|.{20})|$)/g)!
        .flatMap((part, index) => [
          index > 0 && <wbr key={`break-${index}`} />,
          <span key={index}>{part}</span>,
        ])
    : shown

/** A record's name: the text of its naming field, else its number in the list. */
export function recordName({ name, labels }: Resource, record: AnyRecord, number: number): string {
  return displayText(record[name]).trim() || adminMessages.unnamed(labels.singular, number)
}

/**
 * The class that cuts a text to two lines in the table. It needs an extra element, so texts of up to 16 characters do
 * not get it.
 */
export const lineClampClass = (shown: string, { variant }: CellContext) =>
  variant === 'table' && shown.length > 16 ? 'line-clamp ring-inside' : undefined

/** A record's value as text; where the table may cut it, a tooltip shows it whole. */
export function textCell(value: unknown, context?: CellContext) {
  const shown = toText(value)
  if (!shown) return adminMessages.table.nothing
  if (context?.variant === 'details' && cutLongWords(shown) !== shown)
    return (
      <ExpandableText
        className="m-0"
        lang={langOf(shown)}
        messages={commonMessages().expandableText}
        buttonClassName="btn btn-quiet btn-small"
      >
        {shown}
      </ExpandableText>
    )
  if (!context || context.variant === 'details') return <DataText text={shown} />
  const className = lineClampClass(shown, context)
  // The parent sets direction and language, because a row must have few elements (docs/decisions/0014).
  if (!className) return cutLongWords(shown) === shown ? shown : <LongText>{shown}</LongText>
  return (
    <span className={className} title={shown.length > 40 ? shown : undefined}>
      {cutLongWords(shown)}
    </span>
  )
}

/**
 * A phone number as a link that dials it, which breaks only after the country code, in the narrow columns of paper. Other
 * text is a text cell.
 */
export function phoneCell(value: unknown, context: CellContext) {
  const shown = toText(value).trim()
  if (!isPhoneNumber(shown)) return textCell(value, context)
  const [, code, number] = /^(\+\d+ )([\d ]{1,16})$/.exec(shown) ?? []
  const isPlain = context.variant === 'table' || context.variant === 'deleteDialog'
  const dialed = telUrl(shown)
  const link = (
    <a className={isPlain ? 'text-reset' : undefined} href={dialed}>
      {code && number ? code + number.replaceAll(' ', '\u00a0') : shown}
    </a>
  )
  if (isPlain || !settings().staffWhatsapp || !dialed.includes('+')) return link
  return (
    <>
      {link}{' '}
      <a
        className="ms-2"
        href={`https://wa.me/${dialed.replace(/\D/g, '')}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        {adminMessages.whatsapp}
      </a>
    </>
  )
}

/** Two lines of a table cell, of which the second one is smaller. */
export const renderTwoLines = (first: ReactNode, second: ReactNode) => (
  <>
    <span>{first}</span>
    <small className="d-block fs-5 lh-sm text-body-secondary">{second}</small>
  </>
)

/** A date as a table cell shows it: in one line. */
export const unbroken = (date: string) => date.replaceAll(' ', '\u00a0')
