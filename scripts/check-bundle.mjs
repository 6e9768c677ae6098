// Refuses a production bundle with anything of the mock server, stories, source maps or inline code in it.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'

const folder = 'dist'
const forbidden = [
  'setupWorker',
  'mock-files',
  'Temple@2026',
  'temple-sample-token',
  'sourceMappingURL',
  'data:font',
]

const files = (place) =>
  readdirSync(place, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? files(join(place, entry.name)) : join(place, entry.name),
  )

const faults = []
for (const file of files(folder)) {
  if (/mockServiceWorker|\.map$|\.stories\./.test(file)) faults.push(`${file} does not belong here`)
  if (!['.js', '.css', '.html', '.json'].includes(extname(file))) continue
  const text = readFileSync(file, 'utf8')
  for (const word of forbidden) if (text.includes(word)) faults.push(`${file} holds "${word}"`)
  if (extname(file) !== '.html') continue
  if (/\sstyle=/.test(text)) faults.push(`${file} has an inline style`)
  if (/<script(?![^>]*\ssrc=)/.test(text)) faults.push(`${file} has an inline script`)
  if (/javascript:/i.test(text)) faults.push(`${file} has a javascript: address`)
}

const bytes = files(folder).reduce((sum, file) => sum + statSync(file).size, 0)
console.log(`${folder}: ${files(folder).length} files, ${(bytes / 1024).toFixed(0)} kB`)
if (faults.length) {
  console.error(faults.join('\n'))
  process.exit(1)
}
