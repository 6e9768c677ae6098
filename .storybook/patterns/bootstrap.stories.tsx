import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import '../../src/styles/admin.scss'
import '../../src/ui/dropdown/dropdown-menu.scss'

/** Bootstrap's components as our settings draw them (src/styles/_bootstrap-settings.scss), in all their states. */
export default {
  title: 'Patterns/Developers/Bootstrap',
  decorators: [
    (Story) => (
      <main className="container py-5">
        <h2 className="visually-hidden">Sample</h2>
        <Story />
      </main>
    ),
  ],
} satisfies Meta

const story = (content: ReactNode): StoryObj => ({ render: () => <>{content}</> })

const adminStory = (content: ReactNode) => story(<div className="in-admin">{content}</div>)

const buttons = [
  'btn-primary',
  'btn-accent',
  'btn-danger',
  'btn-outline-secondary',
  'btn-outline-danger',
]

export const Buttons = story(
  buttons.map((name) => (
    <div className="d-flex flex-wrap align-items-center gap-3 mb-3" key={name}>
      <button className={`btn ${name}`}>Save</button>
      <button className={`btn btn-lg ${name}`}>Large</button>
      <button className={`btn ${name}`} disabled>
        Disabled
      </button>
      <button className={`btn ${name}`} aria-disabled="true">
        <span className="spinner-border spinner-border-sm" aria-hidden="true" /> Busy
      </button>
      <code>{name}</code>
    </div>
  )),
)

export const Cards = story(
  <div className="d-grid gap-4">
    {['card', 'card shadow', 'card bg-body-tertiary'].map((name) => (
      <div className={name} key={name}>
        <div className="card-header">Header</div>
        <div className="card-body">
          <h3 className="card-title fs-3">Title</h3>
          <p className="card-text">The text of a card.</p>
          <a className="btn btn-outline-secondary" href="#more">
            Read more
          </a>
        </div>
      </div>
    ))}
  </div>,
)

export const Badges = story(
  <div className="d-flex flex-wrap gap-2">
    {['primary', 'secondary', 'success', 'danger', 'warning'].map((name) => (
      <span className={`badge text-bg-${name}`} key={name}>
        {name}
      </span>
    ))}
  </div>,
)

export const Alerts = story(
  ['primary', 'secondary', 'success', 'danger', 'warning'].map((name) => (
    <div className={`alert alert-${name}`} key={name}>
      <strong>{name}</strong> One sentence with{' '}
      <a className="alert-link" href="#link">
        a link
      </a>
      .
    </div>
  )),
)

export const Nav = story(
  <ul className="nav flex-column">
    {['Active', 'Link'].map((name) => (
      <li className="nav-item" key={name}>
        <a
          className={`nav-link ${name === 'Active' ? 'active' : ''}`}
          aria-current={name === 'Active' ? 'page' : undefined}
          href="#link"
        >
          {name}
        </a>
      </li>
    ))}
    <li className="nav-item">
      <button className="nav-link" disabled>
        Disabled
      </button>
    </li>
  </ul>,
)

export const ListGroup = story(
  <div className="list-group">
    {['Plain', 'Active', 'Disabled'].map((name) => (
      <button
        className={`list-group-item list-group-item-action ${name === 'Active' ? 'active' : ''}`}
        disabled={name === 'Disabled'}
        key={name}
      >
        {name}
      </button>
    ))}
  </div>,
)

export const Table = adminStory(
  <table className="table table-hover">
    <caption>Hover a row; the second is selected.</caption>
    <thead>
      <tr>
        <th scope="col">Title</th>
        <th scope="col">Days</th>
      </tr>
    </thead>
    <tbody>
      {['Plain', 'Selected', 'Plain again'].map((name) => (
        <tr className={name === 'Selected' ? 'table-active' : ''} key={name}>
          <th scope="row">{name}</th>
          <td>18</td>
        </tr>
      ))}
    </tbody>
  </table>,
)

export const Waiting = story(
  <div className="d-flex align-items-center gap-4">
    <span className="spinner-border text-primary" role="status" aria-label="Loading" />
    <span className="spinner-border spinner-border-sm" role="status" aria-label="Loading, small" />
    <div className="flex-fill placeholder-glow" aria-hidden="true">
      <span className="placeholder w-100" />
      <span className="placeholder w-50" />
    </div>
  </div>,
)

const fieldStates = {
  Normal: {},
  'With a value': { defaultValue: 'A stay in Kartik' },
  Invalid: { 'aria-invalid': true },
  Disabled: { disabled: true },
} as const

export const Inputs = adminStory(
  <div className="d-grid gap-4">
    {Object.entries(fieldStates).map(([name, props]) => (
      <label className="form-label" key={name}>
        {name}
        <input className="form-control" {...props} />
      </label>
    ))}
    <label className="form-label">
      Several lines
      <textarea className="form-control" />
    </label>
  </div>,
)

export const Selects = adminStory(
  <div className="d-grid gap-4">
    {[false, true].map((disabled) => (
      <label className="form-label" key={String(disabled)}>
        {disabled ? 'Disabled' : 'Normal'}
        <select className="form-select" disabled={disabled}>
          <option>Eighteen days</option>
        </select>
      </label>
    ))}
  </div>,
)

export const CheckBoxes = adminStory(
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
  </>,
)

/** What Bootstrap floats above the page, drawn in place; its behaviour comes from React-Bootstrap in src/ui. */
export const Dropdown = adminStory(
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
  </ul>,
)

export const Tooltip = adminStory(
  <div className="tooltip show" style={{ position: 'static' }} role="tooltip">
    <div className="tooltip-inner">Edit this row</div>
  </div>,
)
