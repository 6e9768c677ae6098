import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { build, db, emptyDb, setListOptions } from '../../../mocks/testing'
import { openAdmin, sent } from '../../admin-screen'
import { dialog, press } from '../../queries'

const filePath = 'mock-files/pictures/still-0001.avif'

beforeEach(() => {
  emptyDb()
  setListOptions({ signed: true })
})

test('a record whose file is given a new signature at each read is deleted without a question [DELETE-4]', async () => {
  build.slide({ heading1: 'One', filePath })
  await openAdmin('/admin/slider')
  await press('Delete: One')

  await userEvent.click((await dialog()).getByRole('button', { name: 'Delete' }))

  expect(await screen.findByText('Record deleted successfully.')).toBeVisible()
  expect(db.slide.list().rows).toEqual([])
})

test('a save names no changed file, and sends the address that came last [WIRE-4]', async () => {
  build.activity({ title: 'Holi', filePath })
  await openAdmin('/admin/activities')
  await press('Edit: Holi')
  await userEvent.fill(await screen.findByLabelText(/^Description/), 'With colours.')

  await press('Update')

  expect(await screen.findByText('Record updated successfully.')).toBeVisible()
  expect(screen.queryByText(/Changed meanwhile/)).toBeNull()
  const put = new Map(
    sent('PUT', '/admin/api/activities')[0]!.body as [string, FormDataEntryValue][],
  )
  expect(put.get('filePath')).toBe(`${filePath}?X-Amz-Signature=2`)
})

test('an attachment is named by its file, not by its signature [MAIL-2]', async () => {
  build.mail({ toEmail: 'asha@example.org', subject: 'Rooms', filePath: 'files/invitation.pdf' })
  await openAdmin('/admin/email')

  await press(/^Edit: /)

  expect(await screen.findByText(/invitation\.pdf/)).not.toHaveTextContent('Signature')
})
