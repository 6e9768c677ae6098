import { settings } from '../../api/settings/settings'
import { fillPlaceholders, type SettingsFacts, type Piece } from '../../messages/settings-text'
import { siteName } from '../text/site-name'
import { staticPageMessages } from '../../messages/site-screens/static-pages'

/** The values of the settings that a text may name. */
function settingsFacts(): SettingsFacts {
  const { email, phones, address, attractionsLink } = settings()
  const texts = staticPageMessages()
  return {
    siteName: siteName().trim() || texts.siteName,
    email: email.trim(),
    phone: phones[0]?.trim() ?? '',
    address: address.lines.join(', '),
    attractionsLink: attractionsLink.trim(),
    form: texts.form,
  }
}

/** A text with the settings filled in; empty if a setting that it needs is empty. */
export const fillSettings = (text: string): Piece[] =>
  fillPlaceholders(text, settingsFacts(), staticPageMessages().phrases)

/** A text with the settings filled in, as one string, for a URL. */
export const fillSettingsAsText = (text: string) =>
  fillSettings(text)
    .map((piece) => (typeof piece === 'string' ? piece : piece.text))
    .join('')
