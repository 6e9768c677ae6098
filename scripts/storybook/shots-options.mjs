// npm run shots: its command line and the windows that it photographs.
import { parseArgs } from 'node:util'

const languages = ['en', 'hi']
const contrasts = ['own', 'more', 'forced']
const textSizes = ['100', '150', '200']

/** Viewports of the commonest phones, laptops and screens. */
const defaultWindows = ['360x640', '360x740', '1280x800', '1366x641', '1920x1080']
/** The width of A4 without margins, at 96 dots per inch. */
const paperWidth = 718

/** One kind of picture: a page of a width as high as it is (`whole`), a viewport, or paper. */
function viewsOf({ width, window, paper }) {
  const views = width.map((text) => ({ name: text, width: Number(text), height: 800, whole: true }))
  for (const size of window) {
    const [wide, high] = size.split('x').map(Number)
    views.push({ name: size, width: wide, height: high })
  }
  if (paper) views.push({ name: 'A4', width: paperWidth, height: 1047, whole: true, paper })
  return views
}

function refuse(message) {
  console.error(message)
  process.exit(1)
}

/** Reads the command line; ends the process with a sentence if it is wrong. */
export function readOptions() {
  const { values, positionals } = parseArgs({
    options: {
      against: { type: 'string' },
      since: { type: 'string' },
      language: { type: 'string', multiple: true, default: languages },
      contrast: { type: 'string', default: 'own' },
      text: { type: 'string', default: '100' },
      width: { type: 'string', multiple: true },
      window: { type: 'string', multiple: true },
      paper: { type: 'boolean' },
    },
    allowPositionals: true,
  })
  const { language, contrast, text, against, since } = values
  const unknown = language.find((name) => !languages.includes(name))
  if (unknown) refuse(`There is no language "${unknown}": choose en or hi.`)
  if (!contrasts.includes(contrast))
    refuse(`There is no contrast "${contrast}": choose own, more or forced.`)
  // If widths, windows or paper are named, no others are taken.
  const isChosen = values.width ?? values.window ?? values.paper
  const views = viewsOf({
    width: values.width ?? (isChosen ? [] : ['360', '800', '1280']),
    window: values.window ?? (isChosen ? [] : defaultWindows),
    paper: values.paper ?? !isChosen,
  })
  if (!textSizes.includes(text) || views.some(({ width, height }) => !(width >= 200 && height)))
    refuse('Choose --text 100, 150 or 200, and each --width in pixels from 200 on.')
  return { languages: language, contrast, text, against, since, views, only: positionals }
}

/** The folder of a contact sheet: `shots` with its language, contrast and text size, where they are not the default. */
export const folderOf = (language, { contrast, text }) =>
  [
    'shots',
    ...(language === 'en' ? [] : [language]),
    ...(contrast === 'own' ? [] : [contrast]),
    ...(text === '100' ? [] : [`text-${text}`]),
  ].join('-')
