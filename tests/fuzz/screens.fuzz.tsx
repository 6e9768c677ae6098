import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, test } from 'vitest'
import { page } from 'vitest/browser'
import { dataSets } from '../../mocks/engine/data/generated/generated'
import { clearRequests, serveDataSet, type DataSet } from '../../mocks/testing'
import { clearResponseCache } from '../../src/api/response-cache'
import { commonMessages } from '../../src/messages/common'
import { errorMessages } from '../../src/messages/errors'
import { homeMessages } from '../../src/messages/site-screens/home'
import { open, storeSampleLogin } from '../open'
import { explore } from './explore'
import { describeDataSet, findScreenFaults, watchConsole } from './screen-faults'

/** One screen of each family; what they show of a value is fuzzed in Node. */
const screens = [
  ['', 'activities', 'coursesregister?type=Short%20Term&id=1&name=Gita', 'igallery', 'fetch-data'],
  ['admin', 'admin/courses', 'admin/email', 'admin/registrations/by-course'],
].flat()

/** A phone shows cards, a desktop tables. */
const windows = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } }

beforeEach(watchConsole)

/** Waits for heading and lists; scrolls to a part that loads only when it is in view. */
const waitForLists = () =>
  waitFor(() => {
    const pending = [
      ...document.querySelectorAll('main [aria-busy="true"]'),
      ...screen.queryAllByText(commonMessages().loading),
      ...screen.queryAllByText(homeMessages().slider.loading),
    ].find((element) => element.checkVisibility())
    pending?.scrollIntoView()
    if (pending) throw new Error(`Still loading: ${pending.outerHTML.slice(0, 200)}`)
    screen.getByRole('heading', { level: 1 })
  })

const cases = Object.entries(windows).flatMap(([name, size]) =>
  screens.map((address) => ({ name, size, address })),
)

test.each(cases)(
  '/$address shows whatever the contract permits on a $name [FUZZ-1]',
  async ({ size: { width, height }, address }) => {
    await page.viewport(width, height)

    await explore(dataSets, (set) => faultsOf(address, set), {
      runs: 2,
      screen: address,
      describe: describeDataSet,
    })
  },
)

async function faultsOf(address: string, set: DataSet): Promise<string[]> {
  clearResponseCache()
  clearRequests()
  serveDataSet(set)
  storeSampleLogin()
  try {
    await open(`/${address}`)
    await waitForLists()
    const isBroken = screen.queryByText(errorMessages().unexpected) !== null
    return [...findScreenFaults(), ...(isBroken ? ['The error page is shown.'] : [])]
  } finally {
    cleanup()
  }
}
