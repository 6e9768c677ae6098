// npm run shots -- --against DIR or --since REF: what differs between two contact sheets.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { differenceOf } from './shots-page.mjs'

/** New, missing and changed pictures among `files`, each with the size of its change. */
export async function findDifferences(browser, { before, now, files }) {
  const page = await browser.openPage(1280)
  const differences = []
  for (const file of files) {
    const [oldFile, newFile] = [join(before, file), join(now, file)]
    if (!existsSync(oldFile) && !existsSync(newFile)) continue
    if (!existsSync(oldFile)) differences.push({ file, change: 'new' })
    else if (!existsSync(newFile)) differences.push({ file, change: 'missing' })
    else {
      const [one, other] = [readFileSync(oldFile), readFileSync(newFile)]
      if (one.equals(other)) continue
      const change = await differenceOf(page, one.toString('base64'), other.toString('base64'))
      if (change) differences.push({ file, change })
    }
  }
  await page.close()
  return differences
}

const style = `
  body { margin: 0 auto; max-width: 1400px; padding: 16px; font: 15px/1.5 system-ui, sans-serif; background: #eee }
  .pair { display: flex; gap: 16px; align-items: flex-start }
  img { display: block; min-width: 0; max-width: 100%; background: #fff; border: 1px solid #bbb }
`

/** Writes the report of the differences beside the newer pictures: a list, and each pair side by side. */
export function writeReport({ before, now, differences }) {
  const part = ({ file, change }) => {
    const [old, current] = [join(relative(now, before), file), file]
    const picture = (from) => `<img loading="lazy" alt="" src="${from}">`
    const shown = change === 'new' ? [current] : change === 'missing' ? [old] : [old, current]
    return `<h2 id="${file}">${file}: ${change}</h2>\n<div class="pair">${shown.map(picture).join('')}</div>`
  }
  const list = differences.map(
    ({ file, change }) => `<li><a href="#${file}">${file}</a>: ${change}</li>`,
  )
  const report = join(now, 'differences.html')
  writeFileSync(
    report,
    `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>What differs</title><style>${style}</style></head>
<body><h1>${differences.length} pictures differ from ${before}</h1>
<ul>${list.join('\n')}</ul>
${differences.map(part).join('\n')}
</body></html>
`,
  )
  return report
}
