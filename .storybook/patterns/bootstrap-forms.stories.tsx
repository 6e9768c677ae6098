import type { Meta, StoryObj } from '@storybook/react-vite'
import '../../src/styles/admin.scss'

/** Bootstrap's form controls as our settings draw them, in all their states. */
const meta = {
  title: 'Patterns/Developers/Bootstrap forms',
  decorators: [
    (Story) => (
      <main className="container in-admin py-5">
        <Story />
      </main>
    ),
  ],
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const states = {
  Normal: {},
  'With a value': { defaultValue: 'A stay in Kartik' },
  Invalid: { 'aria-invalid': true },
  Disabled: { disabled: true },
} as const

export const Inputs: Story = {
  render: () => (
    <div className="d-grid gap-4">
      {Object.entries(states).map(([name, props]) => (
        <label className="form-label" key={name}>
          {name}
          <input className="form-control" {...props} />
        </label>
      ))}
      <label className="form-label">
        Several lines
        <textarea className="form-control" />
      </label>
    </div>
  ),
}

export const Selects: Story = {
  render: () => (
    <div className="d-grid gap-4">
      {[false, true].map((disabled) => (
        <label className="form-label" key={String(disabled)}>
          {disabled ? 'Disabled' : 'Normal'}
          <select className="form-select" disabled={disabled}>
            <option>Eighteen days</option>
          </select>
        </label>
      ))}
    </div>
  ),
}

export const CheckBoxes: Story = {
  render: () => (
    <>
      {['Not ticked', 'Ticked', 'Disabled'].map((name) => (
        <label className="form-check" key={name}>
          <input
            className="form-check-input"
            type="checkbox"
            defaultChecked={name === 'Ticked'}
            disabled={name === 'Disabled'}
          />
          <span className="form-check-label">{name}</span>
        </label>
      ))}
    </>
  ),
}
