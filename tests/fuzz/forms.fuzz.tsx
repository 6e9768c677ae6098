import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { clearRequests, requests, serveDataSet } from '../../mocks/testing'
import { openAdmin } from '../admin-screen'
import { resources } from '../resources'
import { editableRecordsOf, explore } from './explore'
import { findScreenFaults, watchConsole } from './screen-faults'

beforeEach(watchConsole)

const editable = resources.flatMap(({ edit, ...rest }) => (edit ? [{ ...rest, edit }] : []))

test.each(editable)(
  'the form of $screen opens any record and sends unchanged fields as they were [FUZZ-2]',
  async ({ kind, screen: address, edit: { label, field, value, as = {} } }) => {
    await explore(
      editableRecordsOf(kind),
      async (record) => {
        clearRequests()
        serveDataSet({ records: { [kind]: [record] } })
        try {
          await openAdmin(address)
          const [open] = await screen.findAllByRole('button', { name: /^Edit: / })
          await userEvent.click(open!)
          const form = within(await screen.findByRole('dialog'))
          const control = await form.findByLabelText<HTMLInputElement>(new RegExp(`^${label}`))
          if (control.localName === 'select') await userEvent.selectOptions(control, value)
          else await userEvent.fill(control, value)
          const drawn = findScreenFaults()
          await userEvent.click(form.getByRole('button', { name: 'Update' }))
          const put = await waitFor(() => {
            // A request is listed before its body has been read.
            const found = requests.find(({ method, body }) => method === 'PUT' && body)
            // The form stops a required field that is empty in the record, so nothing is sent or lost.
            if (!found && !form.queryAllByText(/is required\.$/).length)
              throw new Error('Nothing was sent.')
            return found
          })
          return [
            ...drawn,
            ...(put ? lostFields(record, put.body, { ...as, [field]: undefined }) : []),
          ]
        } finally {
          cleanup()
        }
      },
      { runs: 1, screen: address.slice(1) },
    )
  },
)

/** The fields of the record that the request does not have; `names` are those with another name or none. */
function lostFields(record: object, body: unknown, names: Record<string, string | undefined>) {
  const sent = new Map(body as [string, unknown][])
  return Object.entries(record)
    .filter(([name, value]) => value !== null && !(name in names && names[name] === undefined))
    .map(([name]) => names[name] ?? name)
    .filter((name) => !sent.has(name))
    .map((name) => `The update loses ${name}.`)
}
