import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { db } from '../mocks/engine/data/db'
import { entities, entityNames } from '../mocks/entities'
import { build, emptyDb } from '../mocks/testing'
import { addresses } from './e2e/addresses'
import { open, signedIn } from './open'

const letters = 10_000

/** Parts of words without spaces, in the scripts that browsers lay out most slowly. */
const words = { Latin: 'x', Devanagari: 'श्रीराम', 'mixed scripts': 'aश्री' }

/** Replaces all records by two of each kind with the same 10,000-letter word in every field. */
function fillWith(part: string) {
  emptyDb()
  const word = part.repeat(letters / part.length)
  for (const kind of entityNames)
    for (const field of [word, word])
      db[kind].add(
        Object.fromEntries(Object.keys(entities[kind].model).map((name) => [name, field])),
      )
}

test.each(Object.entries(words))(
  'a course beside two with words of 10,000 letters is shown (%s)',
  async (_, part) => {
    fillWith(part)
    build.course({ title: 'Gita in 18 Days' })

    await open('/courses')

    expect(await screen.findByRole('heading', { name: 'Gita in 18 Days' })).toBeVisible()
  },
)

test('what was cut of a word can be read by pointing at it [DATA-1]', async () => {
  fillWith('x')

  await open('/courses')

  const [whole] = await screen.findAllByTitle('x'.repeat(letters))
  expect(whole).toHaveTextContent(`${'x'.repeat(300)}…`)
})

test.each([
  ['public', addresses.filter((path) => !path.startsWith('admin'))],
  ['admin', addresses.filter((path) => path.startsWith('admin'))],
])(
  'no word of 10,000 letters is laid out on a %s screen [DATA-1]',
  async (_, paths) => {
    fillWith('aश्री')
    signedIn()

    for (const path of paths) {
      await open(`/${path}`)
      await waitFor(() => {
        const pending = document.querySelector('main [aria-busy="true"]')
        pending?.scrollIntoView()
        expect(pending).toBeNull()
      })

      const found = document.body.innerText.split(/\s+/).map((word) => word.length)
      expect(Math.max(...found), `/${path}`).toBeLessThan(400)
      cleanup()
    }
  },
  120_000,
)
