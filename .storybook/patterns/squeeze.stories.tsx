import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { CSSProperties, ReactNode } from 'react'
import '../../src/styles/admin.scss'
import { adminMessages } from '../../src/messages/admin-screens/admin'
import { EmptyState } from '../../src/ui/empty-state'
import { Field } from '../../src/ui/form/field'
import { Pager } from '../../src/ui/pager'
import { Stepper } from '../../src/ui/form/stepper'

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
  { name: 'At 200 %', style: { zoom: 2 } },
  { name: 'In Hindi', lang: 'hi' },
  { name: 'Right to left', dir: 'rtl' },
]

/** One component in ten containers: nothing may be cut, overlap, or widen the page. */
export default {
  title: 'Patterns/Developers/Squeeze test',
  parameters: { controls: { disable: true } },
} satisfies Meta

type Draw = (name: string, translate: (english: string, hindi: string) => string) => ReactNode

const squeeze = (draw: Draw): StoryObj => ({
  render: () => (
    <main className="container in-admin py-5">
      <h1>Ten containers</h1>
      {containers.map(({ name, className, ...rest }) => (
        <section key={name} aria-label={name} className="mb-5">
          <h2 className="fs-4">{name}</h2>
          <div className={className} {...rest}>
            {draw(name, (english, hindi) => (rest.lang === 'hi' ? hindi : english))}
          </div>
        </section>
      ))}
    </main>
  ),
})

export const FieldInTenContainers = squeeze((name, translate) => (
  <Field
    name={name}
    label={translate('Subject of your message', 'आपके संदेश का विषय')}
    hint={translate('5 to 50 characters', '5 से 50 अक्षर')}
    error={translate('The subject is missing.', 'विषय नहीं लिखा गया है।')}
    required
  >
    {(control) => <input {...control} className="form-control" dir="auto" />}
  </Field>
))

export const EmptyStateInTenContainers = squeeze((_name, translate) => (
  <EmptyState
    title={translate('No Records Found', 'कोई जानकारी नहीं मिली')}
    actions={
      <button type="button" className="btn btn-primary">
        {translate('Add the first course', 'पहला पाठ्यक्रम जोड़ें')}
      </button>
    }
  >
    {translate(
      'Courses added here can be read and registered for on the website.',
      'यहाँ जोड़े गए पाठ्यक्रम वेबसाइट पर पढ़े जा सकते हैं और उनमें पंजीकरण हो सकता है।',
    )}
  </EmptyState>
))

export const StepperInTenContainers = squeeze((name) => (
  <Stepper
    value={12}
    onChange={() => undefined}
    label={`Quantity: ${name}`}
    fewer="One less"
    more="One more"
    tooMany="At most 99,999"
  />
))

export const PagerInTenContainers: StoryObj = {
  ...squeeze((name, translate) => (
    <Pager
      page={7}
      pages={14}
      size={10}
      sizes={[10, 25]}
      rangeText={translate('Showing 61 to 70 of 137 results', '137 में से 61 से 70 परिणाम')}
      messages={{ ...adminMessages.pager, name: `Pages: ${name}` }}
      href={(page) => `?page=${page}`}
      onSize={() => undefined}
    />
  )),
  play: async ({ canvas }) => {
    // Both arrows are in one line in every container.
    for (const pages of await canvas.findAllByRole('navigation')) {
      const arrows = [...pages.querySelectorAll('.page-step')]
      const tops = arrows.map((arrow) => Math.round(arrow.getBoundingClientRect().top))
      await expect(new Set(tops).size, pages.getAttribute('aria-label')!).toBe(1)
    }
  },
}
