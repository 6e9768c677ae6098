import { render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { build, emptyDb } from '../../../mocks/testing'
import { lazyPreview } from '../../../src/admin/form/preview/lazy-preview'
import { openAdmin } from '../../admin-screen'
import { dialog, press } from '../../queries'

/** Waits for the preview iframe at this index and returns queries limited to its body. */
async function shown(index = 0) {
  return waitFor(() => {
    const frame = screen.getAllByTitle<HTMLIFrameElement>('Preview')[index]
    const root = frame?.contentDocument?.body?.firstElementChild
    expect(root).toBeTruthy()
    return within(root as HTMLElement)
  })
}
const fill = async (label: RegExp, text: string) =>
  userEvent.fill((await dialog()).getByLabelText(label), text)

beforeEach(emptyDb)

test("the website's own card beside the form shows what is typed [FORM-10]", async () => {
  build.course({ title: 'Bhakti Shastri' })
  await openAdmin('/admin/courses')
  await press('Edit: Bhakti Shastri')
  const card = await shown()
  expect(await card.findByRole('heading', { name: 'Bhakti Shastri' })).toBeVisible()

  await fill(/^Title/, 'Gita for all')
  await fill(/^Start date/, '2026-12-24')

  expect(await card.findByRole('heading', { name: 'Gita for all' })).toBeVisible()
  expect(await card.findByText(/24 Dec 2026/)).toBeVisible()
  expect(card.getByText('Register')).toBeVisible()
})

test('the preview is one image named by its text, and no tab stop [FORM-10]', async () => {
  build.slide({ heading1: 'Kartik', heading2: 'Come', actionUrl: '/activities' })
  await openAdmin('/admin/slider')
  await press('Edit: Kartik')
  const form = await dialog()
  expect(
    await form.findByRole('img', { name: /^Preview: Kartik Come Learn More.* Give to the temple/ }),
  ).toBeVisible()

  await fill(/^Action URL/, 'javascript:alert(1)')

  expect(
    await form.findByRole('img', { name: 'Preview: Kartik Come Give to the temple' }),
  ).toBeVisible()
  await userEvent.keyboard('{Tab}')
  expect(form.getByRole('button', { name: 'Cancel' })).toHaveFocus()
})

test('a chosen picture is shown on a wide screen and on a phone, until the form closes', async () => {
  const revoke = vi.spyOn(URL, 'revokeObjectURL')
  await openAdmin('/admin/slider')
  await press('Add')
  const canvas = document.createElement('canvas')
  const blob = await new Promise<Blob>((made) => canvas.toBlob((png) => made(png!)))
  const file = new File([blob], 'kartik.png', { type: 'image/png' })

  await userEvent.upload((await dialog()).getByLabelText(/^Image/), file)
  const wide = await shown()
  const phone = await shown(1)

  const picture = await wide.findByRole<HTMLImageElement>('presentation')
  expect(picture.src).toMatch(/^blob:/)
  const onPhone = await phone.findByRole<HTMLImageElement>('presentation')
  expect(onPhone.src).toBe(picture.src)
  await fill(/^Heading1/, 'Kartik')
  expect(await phone.findByRole('heading', { name: 'Kartik' })).toBeVisible()
  expect(phone.getByRole<HTMLImageElement>('presentation').src).toBe(picture.src)
  expect(revoke).not.toHaveBeenCalledWith(picture.src)
  await press('Cancel')
  await press('Discard changes')
  await waitFor(() => expect(revoke).toHaveBeenCalledWith(picture.src))
})

test.each([
  ['notification', /^Notification/, 'link'],
  ['activities', /^Title/, 'heading'],
  ['igallery', /^Title/, 'button'],
  ['vgallery', /^Title/, 'button'],
])(
  'the preview of /admin/%s shows a new record while it is typed [FORM-10]',
  async (path, label, role) => {
    await openAdmin(`/admin/${path}`)
    const [add] = await screen.findAllByRole('button', { name: 'Add' })
    await userEvent.click(add!)
    expect(await screen.findByText('Fill in the form to see it here.')).toBeVisible()

    await fill(label, 'Janmashtami')
    if (path === 'notification') await fill(/^URL/, '/activities')

    const card = await shown()
    expect(await card.findByRole(role, { name: /Janmashtami$/ })).toBeVisible()
  },
)

test('on a phone the preview is below the form and closed', async () => {
  await page.viewport(360, 740)
  build.activity({ title: 'Janmashtami' })
  await openAdmin('/admin/activities')
  await press('Details: Janmashtami')
  await press('Edit: Janmashtami')
  const summary = await (await dialog()).findByText('Preview')
  expect(screen.queryByTitle('Preview')).toBeNull()

  await userEvent.click(summary)

  expect(await (await shown()).findByRole('heading', { name: 'Janmashtami' })).toBeVisible()
  // The dialog is scrolled to the preview, although the frame was empty when the preview opened.
  await waitFor(() => expect(summary.getBoundingClientRect().top).toBeLessThan(300))
})

test('after "Save and add another" the preview shows nothing of the last record', async () => {
  await openAdmin('/admin/activities')
  const [add] = await screen.findAllByRole('button', { name: 'Add' })
  await userEvent.click(add!)
  await fill(/^Title/, 'Janmashtami')
  const card = await shown()
  await card.findByRole('heading', { name: 'Janmashtami' })

  await press('Save and add another')

  expect(await screen.findByText('Fill in the form to see it here.')).toBeVisible()
})

test('a preview whose code cannot be loaded is left out', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})

  const Preview = lazyPreview(() => Promise.reject(new Error('gone')))
  const { container } = render(<Preview />)

  await waitFor(() => expect(warn).toHaveBeenCalledOnce())
  expect(container).toBeEmptyDOMElement()
})
