import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { db } from '../../mocks/engine/data/db'
import { entities, entityNames } from '../../mocks/entities'
import { emptyDb } from '../../mocks/testing'
import { applySettings } from '../../src/api/settings/settings'
import { open, storeSampleLogin } from '../open'
import { siteSettings } from '../shared-page'
import { errorMessages } from '../../src/messages/errors'

const errors = errorMessages()

/** Every plain object inherits these names, so a careless lookup by a record's value finds them. */
const objectWords = ['__proto__', 'constructor']

beforeEach(() => {
  emptyDb()
  for (const kind of entityNames)
    for (const word of objectWords)
      db[kind].add(
        Object.fromEntries(Object.keys(entities[kind].model).map((field) => [field, word])),
      )
  const named = objectWords.map((name) => ({ name, url: 'https://example.org/' }))
  applySettings({
    ...siteSettings,
    social: named,
    vendor: { name: 'Maker', url: '', social: named },
  })
})

test.each(objectWords)(
  'a course list with the type "%s" shows it as a heading [DATA-7]',
  async (word) => {
    await open('/courses')

    expect(await screen.findByRole('heading', { level: 2, name: word })).toBeVisible()
  },
)

test.each(objectWords)('the admin has no screen "%s"', async (word) => {
  storeSampleLogin()

  await open(`/admin/${word}`)

  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  expect(screen.queryByText(errors.unexpected)).toBeNull()
})
