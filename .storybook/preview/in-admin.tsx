import type { Decorator } from '@storybook/react-vite'
import type { ControlProps } from '../../src/ui/form/field'
import '../../src/styles/admin.scss'

/** Shows a component as a screen of the admin has it. */
export const inAdmin: Decorator = (Story) => (
  <main className="in-admin p-5">
    <Story />
  </main>
)

/** For an arg that the field of the story replaces. */
export const noControl: ControlProps = {
  id: '',
  name: '',
  'aria-required': undefined,
  'aria-invalid': undefined,
  'aria-describedby': undefined,
}
