import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { applySettings } from '../../src/api/settings/settings'
import { siteSettings } from '../shared-page'
import { open, storeSampleLogin } from '../open'

const mistyped = {
  ...siteSettings,
  site: { ...siteSettings.site, url: 'www.example.org:443' },
  email: 'info@example.org?bcc=x@example.org',
  phones: ['call us'],
  whatsapp: 'WhatsApp',
  upi: { id: 'sample@upi', name: 'Trust \ud800' },
  map: { embed: 'javascript:x', directions: 'javascript:x' },
  attractionsLink: 'javascript:x',
  timings: [{ label: 'Arati', time: '' }],
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

test.each(['/', '/contactus', '/chitrakoot', '/courses', '/signin', '/admin'])(
  '%s is complete with mistyped settings, and none of them becomes a link',
  async (path) => {
    applySettings(mistyped)
    storeSampleLogin()

    await open(path)

    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
    expect(screen.queryByText('Unexpected Application Error!')).toBeNull()
    for (const link of screen.queryAllByRole('link'))
      expect(link.getAttribute('href') ?? '').not.toMatch(/javascript:|bcc|^tel:$|wa\.me\/$/)
  },
)
