import { readSettings, type Settings } from '../src/api/settings'

/** What public/config.json says: the settings that every test starts from. */
export const siteSettings = (await readSettings()) as Settings
