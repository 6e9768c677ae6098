import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { sampleAccount } from '../../mocks/testing'
import { setFaults } from '../../mocks/engine/scenarios/faults'
import { fillFields, framed, press } from '../states/states'

/** What a person reads when a framework behind the API refuses: a save, a sign-in, a list. */
const meta = {
  title: 'Patterns/Refusals',
  parameters: { ...framed },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const save = {
  at: '/admin/courses',
  scenario: 'refused',
}
async function addCourse() {
  await press('Add')
  await fillFields({ Title: 'Gita' })
  await userEvent.selectOptions(await screen.findByLabelText(/^Course type/), 'Daily Classes')
  await press('Submit')
}

async function signIn() {
  await fillFields({ 'User ID': sampleAccount.email, Password: 'wrong' })
  await press('LOGIN')
}

const list = { at: '/admin/courses' }
const forbidList = () => setFaults([{ operation: 'GET /admin/api/courses', response: 403 }])

/** Django REST framework */
export const DrfSave: Story = { parameters: { ...save, server: 'drf' }, play: addCourse }
export const DrfSignIn: Story = { parameters: { at: '/signin', server: 'drf' }, play: signIn }
export const DrfList: Story = { parameters: { ...list, server: 'drf' }, beforeEach: forbidList }

/** ASP.NET Core */
export const AspnetSave: Story = { parameters: { ...save, server: 'aspnet' }, play: addCourse }
export const AspnetSignIn: Story = { parameters: { at: '/signin', server: 'aspnet' }, play: signIn }
export const AspnetList: Story = {
  parameters: { ...list, server: 'aspnet' },
  beforeEach: forbidList,
}

/** Laravel */
export const LaravelSave: Story = { parameters: { ...save, server: 'laravel' }, play: addCourse }
export const LaravelSignIn: Story = {
  parameters: { at: '/signin', server: 'laravel' },
  play: signIn,
}
export const LaravelList: Story = {
  parameters: { ...list, server: 'laravel' },
  beforeEach: forbidList,
}

/** Rails */
export const RailsSave: Story = { parameters: { ...save, server: 'rails' }, play: addCourse }
export const RailsSignIn: Story = { parameters: { at: '/signin', server: 'rails' }, play: signIn }
export const RailsList: Story = { parameters: { ...list, server: 'rails' }, beforeEach: forbidList }

/** Spring Boot */
export const SpringSave: Story = { parameters: { ...save, server: 'spring' }, play: addCourse }
export const SpringSignIn: Story = { parameters: { at: '/signin', server: 'spring' }, play: signIn }
export const SpringList: Story = {
  parameters: { ...list, server: 'spring' },
  beforeEach: forbidList,
}

/** FastAPI */
export const FastapiSave: Story = { parameters: { ...save, server: 'fastapi' }, play: addCourse }
export const FastapiSignIn: Story = {
  parameters: { at: '/signin', server: 'fastapi' },
  play: signIn,
}
export const FastapiList: Story = {
  parameters: { ...list, server: 'fastapi' },
  beforeEach: forbidList,
}

/** NestJS */
export const NestSave: Story = { parameters: { ...save, server: 'nest' }, play: addCourse }
export const NestSignIn: Story = { parameters: { at: '/signin', server: 'nest' }, play: signIn }
export const NestList: Story = { parameters: { ...list, server: 'nest' }, beforeEach: forbidList }
