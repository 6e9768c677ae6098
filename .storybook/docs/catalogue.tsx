import { adminMessages } from '../../src/messages/admin-screens/admin'
import { alertMessages } from '../../src/messages/alerts'
import { commonMessages } from '../../src/messages/common'
import { errorMessages } from '../../src/messages/errors'
import { DocsTable, Row } from './docs-table'

/** Sample values for the placeholders of messages. */
const sample = ['Ananya Mishra', '12', '50']

type Entry = [key: string, text: string]

function entries(texts: object, path = ''): Entry[] {
  return Object.entries(texts).flatMap(([key, value]): Entry[] => {
    const name = path + key
    if (typeof value === 'string') return [[name, value]]
    if (typeof value === 'function')
      return [[name, (value as (...given: string[]) => string)(...sample)]]
    return value && typeof value === 'object' ? entries(value as object, `${name}.`) : []
  })
}

const Texts = ({ of }: { of: object }) => (
  <DocsTable headings={['Key', 'Text']}>
    {entries(of).map(([key, text]) => (
      <Row key={key}>
        <code>{key}</code>
        <span>{text}</span>
      </Row>
    ))}
  </DocsTable>
)

/** Messages of the public screens. */
export const Messages = () => <Texts of={alertMessages()} />

/** Messages that several screens share. */
export const Common = () => <Texts of={commonMessages()} />

/** Messages of the error pages. */
export const Errors = () => <Texts of={errorMessages()} />

/** Messages that admin screens share. */
export const Admin = () => <Texts of={adminMessages} />
