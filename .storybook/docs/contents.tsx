import { toId } from 'storybook/internal/csf'
import { screens } from '../states/screens'
import { DocsTable, Row } from './docs-table'

/** Where a word begins inside the name of an export, such as LongText. */
const wordStarts = /(?<=.)(?=[A-Z])/g

/** A relative link to a story, so that Storybook works at any address. */
export const StoryLink = ({ title, name }: { title: string; name: string }) => (
  <a href={`./?path=/story/${toId(title, name.replace(wordStarts, ' '))}`} target="_top">
    {name.replace(wordStarts, ' ')}
  </a>
)

/** All screens of a section with their addresses and states. */
export const Contents = ({ section }: { section: string }) => (
  <DocsTable headings={['Screen', 'Address', 'States']}>
    {screens
      .filter(({ title }) => title.startsWith(`Screens/${section}/`))
      .map(({ title, routes, states }) => (
        <Row key={title}>
          <strong>{title.split('/').at(-1)}</strong>
          <code>{routes.join(', ')}</code>
          <span>
            {states.map((name, index) => (
              <span key={name}>
                {index > 0 && ' · '}
                <StoryLink title={title} name={name} />
              </span>
            ))}
          </span>
        </Row>
      ))}
  </DocsTable>
)
