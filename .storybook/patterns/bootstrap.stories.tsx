import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import '../../src/styles/admin.scss'

/** Bootstrap's components as our settings draw them (src/styles/_bootstrap-settings.scss), in all their states. */
const meta = {
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
export default meta

type Story = StoryObj<typeof meta>

const story = (content: ReactNode): Story => ({ render: () => <>{content}</> })

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

export const Table = story(
  <div className="in-admin">
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
    </table>
  </div>,
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
