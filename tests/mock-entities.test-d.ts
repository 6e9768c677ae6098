import { defineEntity, type Entity } from '../mocks/entities/entity'
import type { EntityPath } from '../mocks/entities'
import type { Collection } from '../src/api/contract'

// Only tsc checks this file: it reports a `@ts-expect-error` whose code compiles.

const values = {
  seed: () => [],
  builderDefaults: {},
  limits: {},
  searchFields: [],
  colleagueEdits: 'noti' as const,
}
const model = { noti: 'text', url: 'nullable', datetime: 'nullable' } as const

// A complete entity must compile.
defineEntity({ path: '/admin/api/notification', model, ...values })

// Every collection of the contract must be listed in entities/index.ts.
export const areAllListed: [Exclude<Collection, EntityPath>] extends [never] ? true : false = true

// @ts-expect-error an entity needs a seed
defineEntity({ path: '/admin/api/notification', model, ...values, seed: undefined })

// @ts-expect-error the path is not a collection
defineEntity({ path: '/admin/api/elephants', model, ...values })

// @ts-expect-error the contract's url is nullable
defineEntity({ path: '/admin/api/notification', model: { ...model, url: 'text' }, ...values })

// @ts-expect-error title is not a field of a notification
defineEntity({ path: '/admin/api/notification', model, ...values, searchFields: ['title'] })

// @ts-expect-error a required field must be a field of the record
export const required: Entity<'/admin/api/slider'>['required'] = { title: '' }
