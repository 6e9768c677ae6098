import type { Decorator } from '@storybook/react-vite'

/** Shows a component in a section of the public site, as wide as its text. */
export const inSection: Decorator = (Story) => (
  <main className="section-band">
    <div className="container">
      <Story />
    </div>
  </main>
)
