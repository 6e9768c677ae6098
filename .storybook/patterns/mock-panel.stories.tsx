import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { defaultSettings, type MockSettings } from '../../mocks/engine/browser/mock-settings'
import { setTimings, waitForTimings, type Timing } from '../../mocks/engine/scenarios/timings'
import { restoreLog, type LoggedCall } from '../../mocks/panel/report/call-log'
import type { PanelControls } from '../../mocks/panel/controls'
import { Panel } from '../../mocks/panel/panel'
import styles from '../../mocks/panel/panel.scss?inline'

const calls: LoggedCall[] = [
  { path: '/admin/api/courses?page=1&page_size=10', status: 200, violations: [] },
  {
    path: '/admin/api/slider?page=1',
    status: 200,
    violations: ['record_per_page.0.id: must be integer'],
  },
  { path: '/admin/api/nothing', status: 404, isDocumented: false },
].map((call, index) => ({
  id: String(index),
  method: 'GET',
  url: `https://temple.example${call.path}`,
  isSignedIn: true,
  isDocumented: true,
  fields: [],
  ms: 12,
  ...call,
}))

/** Controls that keep the settings in memory and never reload. */
function createControls(timings: Timing[]): PanelControls {
  let settings: MockSettings = { ...defaultSettings, timings }
  return {
    build: '1.0.0 (sample)',
    isImported: false,
    getSettings: () => settings,
    applySettings: (next) => (settings = next),
    changeNetwork: (next) => {
      settings = { ...settings, ...next }
      setTimings(settings.timings)
    },
    createLink: () => 'https://temple.example/courses?mock.scenario=normal',
    getSignedInEmail: () => 'admin@temple.example',
    signInAs: () => undefined,
    reload: () => undefined,
    reset: () => Promise.resolve(),
    exportData: () => '{}',
    createReport: () => '',
    importData: () => Promise.reject(new Error('This file is no export.')),
  }
}

/** The panel in a shadow root, because its styles apply only there. */
function PanelInShadow({ timings = [] }: { timings?: Timing[] }) {
  const [host, setHost] = useState<HTMLElement | null>(null)
  const [root, setRoot] = useState<ShadowRoot>()
  const [controls] = useState(() => createControls(timings))
  useEffect(() => {
    if (!host) return
    const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(styles)
    shadow.adoptedStyleSheets = [sheet]
    setRoot(shadow)
    setTimings(timings)
    restoreLog(calls)
    return () => {
      setTimings([])
      restoreLog([])
    }
  }, [host, timings])
  return (
    <main data-testid="host" ref={setHost} style={{ minHeight: '40rem' }}>
      {root && createPortal(<Panel controls={controls} />, root)}
    </main>
  )
}

/** The panel of the mock server, with which testers set any state. */
const meta = {
  title: 'Patterns/Developers/Mock server panel',
  component: PanelInShadow,
} satisfies Meta<typeof PanelInShadow>
export default meta

type Story = StoryObj<typeof meta>

/** Opens the panel on a tab and returns what finds elements in it. */
async function openTab(canvasElement: HTMLElement, name: string) {
  const host = await within(canvasElement).findByTestId('host')
  await waitFor(() => expect(host.shadowRoot?.querySelector('aside')).toBeTruthy())
  const panel = within(host.shadowRoot!.querySelector<HTMLElement>('aside')!)
  await userEvent.click(panel.getAllByRole('button')[0]!)
  await userEvent.click(await panel.findByRole('tab', { name }))
  return panel
}

/** A call of the courses waits for its response until "Release" is pressed. */
export const HeldCall: Story = {
  args: { timings: [{ operation: 'GET /admin/api/courses', kind: 'hold' }] },
  play: async ({ canvasElement }) => {
    const panel = await openTab(canvasElement, 'Network')
    void waitForTimings('GET /admin/api/courses')

    const release = await panel.findByRole('button', { name: /^Release call \d+: GET/ })
    await expect(release).toBeVisible()
  },
}

/** One call is delayed, and of two others the later one gets its response first. */
export const DelayedAndReordered: Story = {
  args: {
    timings: [
      { operation: 'GET /admin/api/slider', kind: 'delay', ms: 3000 },
      { operation: 'GET /admin/api/notification', kind: 'reorder' },
    ],
  },
  play: async ({ canvasElement }) => {
    const panel = await openTab(canvasElement, 'Network')

    await expect(panel.getAllByRole('button', { name: /^Remove: / })).toHaveLength(2)
  },
}

/** The log, with the result of the contract check of each call. */
export const Log: Story = {
  play: async ({ canvasElement }) => {
    const panel = await openTab(canvasElement, 'Log')

    await expect(panel.getByRole('table')).toHaveTextContent(
      'record_per_page.0.id: must be integer',
    )
  },
}
