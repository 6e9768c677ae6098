import { activity } from './activity'
import { course } from './course'
import type { SeedRecord } from './entity'
import { image } from './image'
import { mail } from './mail'
import { message } from './message'
import { notification } from './notification'
import { registration } from './registration'
import { slide } from './slide'
import { video } from './video'

/** Every entity. The order is that of the panel and of exported data; a collection without one fails in handlers.ts. */
export const entities = {
  notification,
  slide,
  course,
  activity,
  image,
  video,
  message,
  mail,
  registration,
}

/** The name of an entity, as links and the panel use it. */
export type EntityName = keyof typeof entities

/** The names of all entities. */
export const entityNames = Object.keys(entities) as EntityName[]

/** The paths of all collections that have an entity. */
export type EntityPath = (typeof entities)[EntityName]['path']

/** An entity's record before it has an id. */
export type EntitySeed<K extends EntityName> = SeedRecord<(typeof entities)[K]['path']>

/** A stored record: every field is present, ids are growing numbers. */
export type EntityRecord<K extends EntityName> = { id: number } & EntitySeed<K>
