// npm run shots: writes screenshots of every screen's stories and a contact sheet to shots/, in Hindi to shots-hi/: at 360,
// 800 and 1280 px, the viewports of phones and laptops, and paper. `-- home email` takes only these screens.
// `-- --language hi`, `--width 320`, `--window 1366x641` and `--paper` take what they name; `--contrast more` or `forced` and
// `--text 200` show what such readers see, in a folder of its own.
// `-- --against DIR` compares with an earlier contact sheet, `-- --since REF` with the Storybook of an older commit.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openBrowser, requireStorybook, storybookFolder } from './storybook.mjs'
import { findDifferences, writeReport } from './shots-compare.mjs'
import { folderOf, readOptions } from './shots-options.mjs'
import { sheetOf } from './shots-sheet.mjs'
import { buildStorybookOf, commitOf } from './shots-since.mjs'
import { fileOf, storiesOf, takeShots } from './shots-take.mjs'

const options = readOptions()
const { languages, views, against, since } = options
requireStorybook()
const commit = since && commitOf(since)
const hasStories = (language) => storiesOf(storybookFolder, language, options.only).length > 0
const shown = languages.filter(hasStories)
for (const language of languages.filter((language) => !hasStories(language))) {
  console.log(
    `No story for ${folderOf(language, options)}: admin screens are English, and a name must be part of a story's id.`,
  )
}
const olderStorybook = commit && shown.length > 0 && buildStorybookOf(commit)
const failed = []
// A browser takes seconds to start and an older Storybook minutes to build; a wrong name needs neither.
const browser = shown.length ? await openBrowser() : undefined
for (const language of shown) {
  const folder = folderOf(language, options)
  const started = Date.now()
  const taken = await takeShots(browser, { folder, storybook: storybookFolder, language, options })
  failed.push(...taken.failed)
  writeFileSync(join(folder, 'index.html'), sheetOf(taken.stories, views, fileOf, folder))
  const seconds = ((Date.now() - started) / 1000).toFixed(0)
  console.log(`${taken.stories.length} stories in ${seconds} s: ${folder}/index.html`)
  if (against) await compare(language === 'en' ? against : `${against}-${language}`, folder, taken)
  if (olderStorybook) {
    const before = `${folder}-before`
    const older = await takeShots(browser, {
      ...{ folder: before, storybook: olderStorybook, language, options },
    })
    await compare(before, folder, { stories: [...taken.stories, ...older.stories] })
  }
}
await browser?.close()
if (failed.length) {
  console.error(failed.join('\n'))
  process.exit(1)
}

/** Lists what differs from an earlier contact sheet and writes the report. */
async function compare(before, now, { stories }) {
  const files = stories.flatMap((story) => views.map((view) => fileOf(story, view)))
  const differences = await findDifferences(browser, { before, now, files: [...new Set(files)] })
  for (const { file, change } of differences) console.log(`${file}: ${change}`)
  if (!differences.length) return console.log(`The same as ${before}.`)
  const report = writeReport({ before, now, differences })
  console.log(`${differences.length} pictures differ from ${before}: ${report}`)
}
