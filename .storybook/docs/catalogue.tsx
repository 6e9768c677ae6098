import { Line, Sheet } from './sheet'
import { alertMessages } from '../../src/messages/alerts'
import { commonMessages } from '../../src/messages/common'
import { errorMessages } from '../../src/messages/errors'
import { adminMessages } from '../../src/messages/admin'

const office = adminMessages

/** What stands in a sentence in place of what is only known later. */
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
  <Sheet heads={['Key', 'Text']}>
    {entries(of).map(([key, text]) => (
      <Line key={key}>
        <code>{key}</code>
        <span>{text}</span>
      </Line>
    ))}
  </Sheet>
)

/** The sentences of the public screens. */
export const Messages = () => <Texts of={alertMessages()} />

/** The words that several screens share. */
export const Common = () => <Texts of={commonMessages()} />

/** The words of the error pages. */
export const Errors = () => <Texts of={errorMessages()} />

/** The words that the screens of the back office share. */
export const Office = () => <Texts of={office} />
