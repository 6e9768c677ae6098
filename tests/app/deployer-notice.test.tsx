import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { applySettings } from '../../src/api/settings/settings'
import { showDeployerNotice } from '../../src/app/notices/deployer-notice'
import { setLanguage } from '../../src/messages/language'
import { open, storeSampleLogin } from '../open'

const notice = 'The site is slow on 24 December.'
const noticeHindi = '24 दिसंबर को साइट धीमी रहेगी।'

function show(settings: object) {
  applySettings(settings)
  onTestFinished(async () => {
    document.querySelector('.deployer-notice')?.remove()
    await setLanguage('en')
  })
  showDeployerNotice()
}

test.each(['/', '/signin'])(
  'the notice stands above %s, in both languages [NOTICE-1]',
  async (path) => {
    show({ notice, noticeHindi, noticeUntil: '2999-01-01' })
    await open(path)
    expect(screen.getByText(notice)).toBeVisible()

    await setLanguage('hi')

    await waitFor(() => expect(screen.getByText(noticeHindi)).toBeVisible())
  },
)

test('on the way from the Hindi site to the back office, and back, the notice changes its language [NOTICE-1]', async () => {
  storeSampleLogin()
  show({ notice, noticeHindi })
  await setLanguage('hi')
  const { go } = await open('/contactus')
  expect(await screen.findByText(noticeHindi)).toBeVisible()

  await go('/admin/changepass')

  expect(await screen.findByText(notice)).toHaveAttribute('lang', 'en')
  await go(-1)
  expect(await screen.findByText(noticeHindi)).toHaveAttribute('lang', 'hi')
})

test('the notice ends after its day, and without a text there is none [NOTICE-1]', () => {
  show({ notice, noticeUntil: '2020-01-01' })
  expect(screen.queryByText(notice)).toBeNull()

  show({})
  expect(document.querySelector('.deployer-notice')).toBeNull()
})

test('where the page is shown already the notice moves nothing [NOTICE-1]', async () => {
  const root = Object.assign(document.createElement('div'), { id: 'root', textContent: 'Shown' })
  document.body.append(root)
  onTestFinished(() => root.remove())
  const { top } = root.getBoundingClientRect()

  show({ notice })

  expect(await screen.findByText(notice)).toBeVisible()
  expect(root.getBoundingClientRect().top).toBe(top)
})
