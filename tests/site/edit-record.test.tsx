import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { build, db, emptyDb } from '../../mocks/testing'
import { open, storeSampleLogin } from '../open'
import { press } from '../queries'

const edit = (title: string) => screen.findByRole('link', { name: `Edit: ${title}` })

test('a typo seen on the site is saved in two presses, wherever the record lies in its list [STAFF-1]', async () => {
  emptyDb()
  const date = '2026-12-20'
  for (let number = 1; number <= 25; number += 1)
    build.activity({ title: number === 13 ? 'Deepa Dan' : `No. ${number}`, date })
  storeSampleLogin()
  await open('/activities')

  await userEvent.click(await edit('Deepa Dan'))
  const title = await screen.findByRole('textbox', { name: 'Title' })
  expect(title).toHaveValue('Deepa Dan')
  await userEvent.fill(title, 'Deepa Daan')
  await press('Update')

  await screen.findByText('Info')
  expect(db.activity.list().rows.map((row) => row.title)).toContain('Deepa Daan')
})

test.each([
  ['/', 'Slide', () => build.slide({ heading1: 'Slide' })],
  ['/courses', 'Gita', () => build.course({ title: 'Gita' })],
  ['/igallery', 'Ghat', () => build.image({ title: 'Ghat' })],
  ['/vgallery', 'Kirtan', () => build.video({ title: 'Kirtan' })],
] as const)(
  'on %s signed-in people get "Edit", visitors do not [STAFF-1]',
  async (path, title, add) => {
    emptyDb()
    add()
    await open(path)
    await screen.findAllByText(title)
    expect(screen.queryByRole('link', { name: /^Edit: / })).toBeNull()
    cleanup()

    storeSampleLogin()
    await open(path)

    await waitFor(async () => expect(await edit(title)).toBeVisible())
  },
)
