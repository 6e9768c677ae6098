import type { Meta, StoryObj } from '@storybook/react-vite'
import '../../src/styles/admin.scss'
import '../../src/ui/dropdown/dropdown-menu.scss'

/** What Bootstrap floats above the page, drawn in place; its behaviour comes from React-Bootstrap in src/ui. */
const meta = {
  title: 'Patterns/Developers/Bootstrap layers',
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

export const Dropdown: Story = {
  render: () => (
    <ul className="dropdown-menu show" style={{ position: 'static' }} aria-label="Row">
      {['Edit', 'Active', 'Disabled'].map((name) => (
        <li key={name}>
          <button
            className={`dropdown-item ${name === 'Active' ? 'active' : ''}`}
            disabled={name === 'Disabled'}
          >
            {name}
          </button>
        </li>
      ))}
    </ul>
  ),
}

export const Tooltip: Story = {
  render: () => (
    <div className="tooltip show" style={{ position: 'static' }} role="tooltip">
      <div className="tooltip-inner">Edit this row</div>
    </div>
  ),
}
