import { ArgTypes, Canvas, Stories as EveryStory } from '@storybook/addon-docs/blocks'
import { Fragment, type ReactNode } from 'react'
import { lookUp } from '../../src/lib/look-up'
import { StoryLink } from '../docs/contents'
import { DocsTable, Row } from '../docs/docs-table'
import { guides, type Guide } from './guides'

type Stories = Record<string, unknown> & { default: { title: string } }

const List = ({ title, items }: { title: string; items: string[] }) => (
  <>
    <h2>{title}</h2>
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </>
)

const Pairs = ({ headings, rows }: { headings: string[]; rows: [string, string][] }) => (
  <DocsTable headings={headings}>
    {rows.map(([what, how]) => (
      <Row key={what}>
        <strong>{what}</strong>
        {how}
      </Row>
    ))}
  </DocsTable>
)

/** A live story with what it shows; throws if the guide names a story that does not exist. */
function Example({ title, stories, of }: { title: string; stories: Stories; of: Guide['good'] }) {
  const story = lookUp(stories, of.story)
  if (!story) throw new Error(`There is no story ${of.story}. See .storybook/designers/guides.ts`)
  return (
    <>
      <h2>
        {title}: {of.why}
      </h2>
      <Canvas of={story} />
    </>
  )
}

/** The page of a component: for designers when, do and careful, states, limits and accessibility; then props and stories. */
export function DesignerGuide({
  name,
  stories,
}: {
  name: keyof typeof guides
  stories: Stories
}): ReactNode {
  const guide: Guide = guides[name]
  const { title } = stories.default
  const states = Object.keys(stories).filter((key) => key !== 'default' && !key.startsWith('__'))
  return (
    <>
      <List title="When" items={guide.when} />
      <List title="When not" items={guide.whenNot} />
      <Example title="Do" stories={stories} of={guide.good} />
      <Example title="Careful" stories={stories} of={guide.bad} />
      <h2>States</h2>
      <p>
        {states.map((state, index) => (
          <Fragment key={state}>
            {index > 0 && ' · '}
            <StoryLink title={title} name={state} />
          </Fragment>
        ))}
      </p>
      <h2>Limits</h2>
      <Pairs headings={['What', 'Limit']} rows={guide.limits} />
      <h2>Accessibility</h2>
      <Pairs headings={['What', 'How']} rows={guide.accessibility} />
      <h2>Props</h2>
      <ArgTypes of={stories} />
      <EveryStory title="Every state" />
    </>
  )
}
