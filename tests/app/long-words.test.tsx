import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { db } from '../../mocks/engine/data/db'
import { entities, entityNames } from '../../mocks/entities'
import { build, emptyDb } from '../../mocks/testing'
import { open, storeSampleLogin } from '../open'

const letters = 10_000

/** Parts of words without spaces, in the scripts that browsers lay out most slowly. */
const words = { Latin: 'x', Devanagari: 'श्रीराम', 'mixed scripts': 'aश्री' }

/** Replaces all records by two of each kind with the same 10,000-letter word in every field. */
function fillWith(part: string) {
  emptyDb()
  const word = part.repeat(letters / part.length)
  // The server of the tests refuses addresses above 16 kB.
  const path = part.repeat(1000 / part.length)
  const record = (kind: keyof typeof entities) =>
    Object.fromEntries(
      Object.keys(entities[kind].model).map((name) => [name, name === 'filePath' ? path : word]),
    )
  for (const kind of entityNames) for (let time = 0; time < 2; time += 1) db[kind].add(record(kind))
}

test('a tooltip shows the whole of a cut word [DATA-1]', async () => {
  fillWith('x')

  await open('/courses')

  const [whole] = await screen.findAllByTitle('x'.repeat(letters))
  expect(whole).toHaveTextContent(`${'x'.repeat(300)}…`)
})

test.each(Object.entries(words))(
  'a button shows all of a description of 10,000 letters and hides it again (%s) [DATA-1]',
  async (_, part) => {
    emptyDb()
    const whole = part.repeat(letters / part.length)
    build.activity({ title: 'Aarti', description: whole, date: '2099-11-24' })
    await open('/activities')
    const showAll = await screen.findByRole('button', { name: 'Show all' })
    expect(showAll).toHaveAttribute('aria-expanded', 'false')

    await userEvent.click(showAll)
    const text = () => document.getElementById(showAll.getAttribute('aria-controls')!)
    expect(text()).toHaveTextContent(whole)
    await userEvent.click(screen.getByRole('button', { name: 'Show less' }))

    expect(text()!.textContent.length).toBeLessThan(400)
  },
)

test.each([
  ['a course', '/courses', () => build.course({ description: 'x'.repeat(letters) })],
  [
    'the chosen course',
    '/coursesregister?id=1',
    () => build.course({ id: 1, description: 'x'.repeat(letters) }),
  ],
])('the whole text of %s can be shown by keyboard [DATA-1]', async (_, path, create) => {
  emptyDb()
  create()
  storeSampleLogin()
  await open(path)
  const showAll = await screen.findByRole('button', { name: 'Show all' })

  showAll.focus()
  await userEvent.keyboard('{Enter}')

  expect(showAll).toHaveTextContent('Show less')
  expect(document.getElementById(showAll.getAttribute('aria-controls')!)).toHaveTextContent(
    'x'.repeat(letters),
  )
})

test('the whole text of a message can be shown in the reading pane [DATA-1]', async () => {
  emptyDb()
  const { id } = build.message({ message: 'x'.repeat(letters) })
  storeSampleLogin()
  await open(`/admin/contactus?record=${id}`)
  const showAll = await screen.findByRole('button', { name: 'Show all' })

  await userEvent.click(showAll)

  expect(await screen.findByRole('button', { name: 'Show less' })).toBeVisible()
  expect(screen.getByRole('group', { name: /./ })).toHaveTextContent('x'.repeat(letters))
})

test.each(['', 'courses', 'activities', 'igallery', 'admin', 'admin/courses', 'admin/email'])(
  'no word of 10,000 letters is laid out on /%s [DATA-1]',
  async (path) => {
    fillWith('aश्री')
    storeSampleLogin()

    await open(`/${path}`)
    await waitFor(() => {
      const pending = document.querySelector('main [aria-busy="true"]')
      pending?.scrollIntoView()
      expect(pending).toBeNull()
    })

    const found = document.body.innerText.split(/\s+/).map((word) => word.length)
    expect(Math.max(...found)).toBeLessThan(400)
  },
)
