import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties, ReactNode } from 'react'
import '../../src/styles/admin.scss'
import { adminMessages } from '../../src/messages/admin'
import { EmptyState } from '../../src/ui/empty-state'
import { Field } from '../../src/ui/field'
import { Pager } from '../../src/ui/pager'
import { Stepper } from '../../src/ui/stepper'

interface Container {
  name: string
  style?: CSSProperties
  className?: string
  lang?: string
  dir?: string
}

/** Ten containers in which a component designed for one width breaks. */
const containers: Container[] = [
  { name: '140 px', style: { width: 140 } },
  { name: '240 px', style: { width: 240 } },
  { name: '360 px', style: { width: 360 } },
  { name: 'All of the width' },
  { name: 'A third of a grid', style: { width: '33%' } },
  { name: 'In a row that may shrink', className: 'd-flex' },
  { name: 'On sand', className: 'bg-body-secondary p-3' },
  { name: 'Text at 200 %', style: { fontSize: '2rem' } },
  { name: 'In Hindi', lang: 'hi' },
  { name: 'Right to left', dir: 'rtl' },
]

/** One component in ten containers: nothing may be cut, overlap, or widen the page. */
const meta = {
  title: 'Patterns/Squeeze test',
  parameters: { controls: { disable: true } },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const squeeze = (draw: (name: string) => ReactNode): Story => ({
  render: () => (
    <main className="container in-admin py-5">
      <h1>Ten containers</h1>
      {containers.map(({ name, className, ...rest }) => (
        <section key={name} aria-label={name} className="mb-5">
          <h2 className="fs-4">{name}</h2>
          <div className={className} {...rest}>
            {draw(name)}
          </div>
        </section>
      ))}
    </main>
  ),
})

export const FieldInTenContainers = squeeze((name) => (
  <Field
    name={name}
    label="Subject of your message"
    hint="5 to 50 characters"
    error="The subject is missing."
    required
  >
    {(control) => <input {...control} className="form-control" dir="auto" />}
  </Field>
))

export const EmptyStateInTenContainers = squeeze(() => (
  <EmptyState
    title="No Records Found"
    actions={
      <button type="button" className="btn btn-primary">
        Add the first course
      </button>
    }
  >
    Courses added here can be read and registered for on the website.
  </EmptyState>
))

export const StepperInTenContainers = squeeze((name) => (
  <Stepper
    value={12}
    onChange={() => undefined}
    label={`Quantity: ${name}`}
    fewer="One less"
    more="One more"
  />
))

export const PagerInTenContainers = squeeze((name) => (
  <Pager
    page={7}
    pages={14}
    size={10}
    sizes={[10, 25]}
    rangeText="Showing 61 to 70 of 137 results"
    messages={{ ...adminMessages.pager, name: `Pages: ${name}` }}
    href={(page) => `?page=${page}`}
    onSize={() => undefined}
  />
))
