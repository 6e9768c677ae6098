import type { Meta, StoryObj } from '@storybook/react-vite'
import { inAdmin } from '../../.storybook/preview/in-admin'
import { Pager } from './pager'
import { adminMessages } from '../messages/admin-screens/admin'

/** The pager of an admin list: the range shown, the page size, and the pages as links. */
const meta = {
  title: 'Components/Pager',
  component: Pager,
  decorators: [inAdmin],
  args: {
    page: 1,
    pages: 14,
    size: 10,
    sizes: [10, 25, 50, 100],
    rangeText: 'Showing 1 to 10 of 137 results',
    messages: adminMessages.pager,
    href: (page) => `?page=${page}`,
    onSize: () => undefined,
  },
} satisfies Meta<typeof Pager>
export default meta

type Story = StoryObj<typeof meta>

export const FirstPage: Story = {}

export const InTheMiddle: Story = {
  args: { page: 7, rangeText: 'Showing 61 to 70 of 137 results' },
}

export const LastPage: Story = {
  args: { page: 14, rangeText: 'Showing 131 to 137 of 137 results' },
}

export const OnePage: Story = {
  args: { pages: 1, rangeText: 'Showing 1 to 6 of 6 results' },
}

export const ManyPages: Story = {
  args: { page: 5000, pages: 10_000, rangeText: 'Showing 49,991 to 50,000 of 1,00,000 results' },
}
