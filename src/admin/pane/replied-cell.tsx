import type { AnyRow, CellContext, MessageFields } from '../resources/resource'
import { subject, SubjectDetail } from './subject-detail'

/** A message's subject, with a "replied" mark if the mail log holds an answer. */
export const subjectCell =
  (fields: MessageFields<AnyRow>) => (value: unknown, context: CellContext) =>
    context.variant === 'details' ? (
      <SubjectDetail {...{ fields, value, context }} />
    ) : (
      subject(value, context)
    )
