import type { Meta, StoryObj } from '@storybook/react-vite'
import { selected } from '../states/admin-states'
import { framed } from '../states/states'

/** Screens with the contrast, text size, text spacing or zoom of 400 % that a reader may have set. */
const meta = {
  title: 'Patterns/Contrast and text',
  parameters: { ...framed },
  // tests/e2e/mock-build/routes.spec.ts checks these settings on every screen.
  tags: ['!test'],
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const moreContrast = { contrast: 'more' }
const forcedColours = { contrast: 'forced' }
const largeText = { textSize: '200' }
const spacedText = { textSize: 'spaced' }
const zoomed = { viewport: { value: 'w320' } }

const home = { at: '/' }
export const HomeMoreContrast: Story = { parameters: home, globals: moreContrast }
export const HomeForcedColours: Story = { parameters: home, globals: forcedColours }
export const HomeTextAt200Percent: Story = { parameters: home, globals: largeText }
export const HomeSpacedText: Story = { parameters: home, globals: spacedText }
export const HomeZoomedTo400Percent: Story = { parameters: home, globals: zoomed }

const form = { at: '/contactus' }
export const FormMoreContrast: Story = { parameters: form, globals: moreContrast }
export const FormForcedColours: Story = { parameters: form, globals: forcedColours }
export const FormTextAt200Percent: Story = { parameters: form, globals: largeText }
export const FormSpacedText: Story = { parameters: form, globals: spacedText }
export const FormZoomedTo400Percent: Story = { parameters: form, globals: zoomed }

/** The first rows are selected, so the pictures show how selected rows differ. */
const list = { ...selected, parameters: { at: '/admin/courses' } }
export const ListMoreContrast: Story = { ...list, globals: moreContrast }
export const ListForcedColours: Story = { ...list, globals: forcedColours }
export const ListTextAt200Percent: Story = { ...list, globals: largeText }
export const ListSpacedText: Story = { ...list, globals: spacedText }
export const ListZoomedTo400Percent: Story = { ...list, globals: zoomed }
