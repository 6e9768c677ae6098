import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { db, emptyDb, holdRequest, useScenario } from '../../../mocks/testing'
import { openAdmin, sent } from '../../admin-screen'
import { pictureFile } from '../../picture-files'
import { press, textbox } from '../../queries'

const path = '/admin/api/activities'
const stored = () => db.activity.list().rows
const days = () =>
  stored()
    .map(({ date }) => date)
    .toSorted()

/** Fills the Add form of an activity that is repeated on three Sundays. */
async function fillForm() {
  await openAdmin('/admin/activities')
  await press('Add')
  await userEvent.fill(await textbox('Title'), 'Sunday feast')
  await userEvent.fill(screen.getByLabelText('Date'), '2026-12-06')
  await userEvent.fill(screen.getByLabelText('Repeat every week until'), '2026-12-20')
  await screen.findByText('3 records: 6 Dec 2026, 13 Dec 2026, 20 Dec 2026')
}

beforeEach(() => {
  emptyDb()
})

test('an activity is added for every week, each with the chosen picture [FORM-24]', async () => {
  await fillForm()
  await userEvent.upload(screen.getByLabelText(/^Banner image/), await pictureFile(70, 50))
  await screen.findByText(/^70 × 50 px/)

  await press('Submit')

  expect(await screen.findByText('3 of 3 added')).toBeVisible()
  expect(days()).toEqual(['2026-12-06', '2026-12-13', '2026-12-20'])
  expect(stored().every(({ title, filePath }) => title === 'Sunday feast' && filePath)).toBe(true)
})

test('Stop ends it, and what was added is not sent again [FORM-24]', async () => {
  await fillForm()
  const release = holdRequest(`POST ${path}`)
  await press('Submit')

  await press('Stop')
  release()
  expect(await screen.findByText('1 of 3 added')).toBeVisible()
  await press('Add 2 lines')

  expect(await screen.findByText('3 of 3 added')).toBeVisible()
  expect(days()).toEqual(['2026-12-06', '2026-12-13', '2026-12-20'])
})

test('a call without an answer ends it and says so; the rest is not sent [FORM-24]', async () => {
  await fillForm()
  useScenario('offline', { only: `POST ${path}` })

  await press('Submit')

  expect(await screen.findByText(/^Nobody knows whether line 1 was added/)).toBeVisible()
  expect(sent('POST', path)).toHaveLength(1)
})
