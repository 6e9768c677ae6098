import { beforeEach, describe, expect, test } from 'vitest'
import { build } from './build'
import { db, fillDb } from './db'
import { emptyDb } from '../reset'
import { createSample } from './sample'

beforeEach(() => emptyDb())

describe('a record', () => {
  test('gets the next id and the next second', () => {
    const first = db.slide.add({ heading1: 'One' })
    const second = db.slide.add({ heading1: 'Two' })

    expect([first.id, second.id]).toEqual([1, 2])
    expect([first.datetime, second.datetime]).toEqual([
      '2026-11-21T10:00:01',
      '2026-11-21T10:00:02',
    ])
  })

  test('never gets the id of a removed one', () => {
    const { id } = build.course()
    db.course.remove([id])

    const next = build.course()

    expect(next.id).toBe(id + 1)
  })

  test('keeps fields that an update does not contain', () => {
    const { id } = build.course({ title: 'Gita', duration: '18 Days' })

    const updated = db.course.update(String(id), { title: 'Bhagavad Gita' })

    expect(updated).toMatchObject({ id, title: 'Bhagavad Gita', duration: '18 Days' })
  })
})

describe('a list', () => {
  test('is divided into consecutive pages', () => {
    fillDb(createSample({ rows: 25 }))

    const pages = [1, 2, 3, 4].map((page) => db.mail.list({ page, size: 10 }))

    expect(pages.map(({ rows }) => rows.length)).toEqual([10, 10, 5, 0])
    expect(pages.map(({ total }) => total)).toEqual([25, 25, 25, 25])
    expect(new Set(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).size).toBe(25)
  })

  test('can start with the newest record', () => {
    build.message({ name: 'First' })
    build.message({ name: 'Second' })

    const { rows } = db.message.list({ newestFirst: true, page: 1, size: 1 })

    expect(rows.map(({ name }) => name)).toEqual(['Second'])
  })

  test('is searched case-insensitively, only in the given fields, ignoring nulls', () => {
    build.slide({ heading1: 'Kartik LAMPS', heading2: null })
    build.slide({ heading1: null, heading2: 'lamps by the river' })
    build.slide({ heading1: 'Gita', heading2: 'Classes', actionUrl: '/lamps' })

    const { rows, total } = db.slide.list({ search: 'Lamps', in: ['heading1', 'heading2'] })

    expect(rows.map(({ id }) => id)).toEqual([1, 2])
    expect(total).toBe(2)
  })

  test('is searched in Hindi in any Unicode composition', () => {
    build.notification({ noti: 'सड़क पर परिक्रमा'.normalize('NFD') })

    const { total } = db.notification.list({ search: 'सड़क'.normalize('NFC'), in: ['noti'] })

    expect(total).toBe(1)
  })

  test('finds a record by its updated text', () => {
    const { id } = build.course({ title: 'Gita' })
    db.course.list({ search: 'gita', in: ['title'] })
    db.course.update(id, { title: 'Ramayana' })

    const found = ['gita', 'ramayana'].map(
      (search) => db.course.list({ search, in: ['title'] }).total,
    )

    expect(found).toEqual([0, 1])
  })
})
