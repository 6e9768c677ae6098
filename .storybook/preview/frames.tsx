import type { Decorator } from '@storybook/react-vite'

const band =
  (ground: string): Decorator =>
  (Story) => (
    <main className={`section-band ${ground}`}>
      <div className="container">
        <Story />
      </div>
    </main>
  )

/** Shows a component in a section of the public site, as wide as its text. */
export const inSection = band('')
export const onSand = band('bg-body-secondary')

/** Of the light sections of the site this is the dark part. */
export const onDark: Decorator = (Story) => (
  <div className="bg-dark text-accent p-4" data-bs-theme="dark">
    <Story />
  </div>
)

/** The first section of Home. */
export const inHero: Decorator = (Story) => (
  <main className="hero position-relative overflow-hidden bg-dark text-accent" data-bs-theme="dark">
    <Story />
  </main>
)
