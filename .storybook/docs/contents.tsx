import { toId } from 'storybook/internal/csf'
import { screens } from '../screens'
import { Line, Sheet } from './sheet'

/** A story by its title and name; relative, so that the book may lie anywhere. */
const To = ({ title, name }: { title: string; name: string }) => (
  <a href={`./?path=/story/${toId(title, name.replace(/(?<=.)(?=[A-Z])/g, ' '))}`} target="_top">
    {name}
  </a>
)

/** All screens of a shelf, with their addresses and every state. */
export const Contents = ({ shelf }: { shelf: string }) => (
  <Sheet heads={['Screen', 'Address', 'States']}>
    {screens
      .filter(({ title }) => title.startsWith(`Screens/${shelf}/`))
      .map(({ title, routes, states }) => (
        <Line key={title}>
          <strong>{title.split('/').at(-1)}</strong>
          <code>{routes.join(', ')}</code>
          <span>
            {states.map((name, index) => (
              <span key={name}>
                {index > 0 && ' · '}
                <To title={title} name={name} />
              </span>
            ))}
          </span>
        </Line>
      ))}
  </Sheet>
)
