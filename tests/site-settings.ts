import { readSettings, type Settings } from '../src/api/settings'

/** The settings from public/config.json; tests/setup.ts applies them before every test. */
export const siteSettings = (await readSettings()) as Settings
