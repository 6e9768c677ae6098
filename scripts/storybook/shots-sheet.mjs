// npm run shots: the HTML page of the contact sheet.
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const style = `
  body { margin: 0; font: 15px/1.5 system-ui, sans-serif; background: #eee; color: #222 }
  nav { position: fixed; inset: 0 auto 0 0; width: 220px; overflow: auto; padding: 16px; background: #fff }
  nav a { display: block; color: inherit }
  main { margin-left: 252px; padding: 16px }
  h3 { margin: 24px 0 8px; position: sticky; top: 0; background: #eee }
  .row { display: flex; gap: 16px; align-items: flex-start; overflow-x: auto }
  figure { margin: 0 }
  img { display: block; max-height: 90vh; border: 1px solid #bbb; background: #fff }
  a:has(img):focus img { max-height: none }
`

/** All pictures in Storybook's order: a section per screen, a row per state, the widths, viewports and paper in columns. */
export function sheetOf(stories, views, fileOf, folder) {
  const titles = [...new Set(stories.map(({ title }) => title))]
  const anchor = (title) => title.toLowerCase().replaceAll(/[^a-z]+/g, '-')
  const picture = (story, view) => {
    const file = fileOf(story, view)
    if (!existsSync(join(folder, file))) return ''
    return `<figure><a href="${file}"><img loading="lazy" alt="" src="${file}"></a><figcaption>${view.name}</figcaption></figure>`
  }
  const row = (story) =>
    `<h3>${story.title.split('/').at(-1)}: ${story.name}</h3>
    <div class="row">${views.map((view) => picture(story, view)).join('')}</div>`
  const section = (title) =>
    `<section id="${anchor(title)}"><h2>${title}</h2>
    ${stories
      .filter((story) => story.title === title)
      .map(row)
      .join('\n')}</section>`
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Contact sheet</title><style>${style}</style></head>
<body><nav>${titles.map((title) => `<a href="#${anchor(title)}">${title.replace('Screens/', '')}</a>`).join('')}</nav>
<main><h1>Contact sheet</h1>${titles.map(section).join('\n')}</main></body></html>
`
}
