import { toText } from '../../lib/to-text'
import { cleanLine } from '../../lib/typed-text'
import { isEmailAddress } from '../cells/cells'
import type { AnyRecord, Resource } from '../resource'

/** Whether a record is a message that can be answered: one with an id and an address. */
export const canAnswer = ({ messagePane }: Resource, record: AnyRecord) =>
  messagePane?.answer !== undefined &&
  record.id !== undefined &&
  isEmailAddress(cleanLine(toText(record[messagePane.email])))
