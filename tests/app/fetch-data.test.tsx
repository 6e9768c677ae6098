import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { requests, useScenario } from '../../mocks/testing'
import { open } from '../open'

const wrong = 'Something went wrong, Please try again later.'
const unreachable = 'Sorry, the request was unsuccessfull. Please come back later.'

test('the forecast is a table of four columns [SHELL-1] [SAMPLE-1]', async () => {
  await open('/fetch-data')

  const table = await screen.findByRole('table')
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['Date', 'Temp. (C)', 'Temp. (F)', 'Summary'])
  expect(within(table).getAllByRole('row')).toHaveLength(6)
  expect(requests.map(({ path }) => path)).toEqual(['/weatherforecast'])
})

test('a forecast without days shows "No Records Found" with two links', async () => {
  useScenario('empty')
  await open('/fetch-data')
  const found = await screen.findByRole('heading', { name: 'No Records Found' })
  const state = within(found.parentElement!)
  expect(state.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')

  useScenario('normal')
  await userEvent.click(state.getByRole('button', { name: 'Retry' }))

  expect(await screen.findByRole('table')).toBeVisible()
})

test('without a response a sentence is added below, and Retry sends the request again [WIRE-12]', async () => {
  useScenario('offline')
  await open('/fetch-data')
  expect(await screen.findByText(wrong)).toBeVisible()
  expect(screen.getByText(unreachable)).toBeVisible()

  useScenario('normal')
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))

  await waitFor(() => expect(screen.getByRole('table')).toBeVisible())
})

test('no page links to it [SAMPLE-1]', async () => {
  await open('/')
  await screen.findByRole('contentinfo')

  const links = screen.getAllByRole<HTMLAnchorElement>('link', { hidden: true })
  expect(links.filter(({ href }) => href.includes('fetch-data'))).toEqual([])
})
