import type fc from 'fast-check'
import { recordsOf } from '../../mocks/engine/data/generated/generated'
import type { EntityName } from '../../mocks/entities'
import type { AnyRow } from '../../src/admin/resources/resource'

/** Generated records that can be edited: one whose id no path can hold is read-only [DATA-5]. */
export const editableRecordsOf = (name: EntityName) =>
  recordsOf(name).filter(({ id }) => /^[\w-]+$/.test(String(id))) as fc.Arbitrary<AnyRow>
