// npm run docs:requirements: writes requirement-map/index.md: each requirement with its tests, its stories and a link.
import { mkdirSync, writeFileSync } from 'node:fs'
import { readRequirementMap } from './requirement-map.mjs'

const folder = 'requirement-map'

/** The map as Markdown; tests are linked to their files, stories to the built Storybook. */
export function formatMap(chapters) {
  const lines = chapters.flatMap(({ title, requirements }) => [
    `## ${title}`,
    '',
    ...requirements.flatMap(({ id, sentence, address, tests, stories }) => [
      `### ${id}`,
      '',
      sentence,
      '',
      ...(address ? [`In the mock build: \`${address}\``, ''] : []),
      ...tests.map(({ title: test, file }) => `- Test: ${test} ([${file}](../${file}))`),
      ...stories.map(
        (story) =>
          `- Story: [${story.title}, ${story.name}](../storybook-static/index.html?path=/story/${story.id})`,
      ),
      '',
    ]),
  ])
  return ['# Requirements, their tests and stories', '', ...lines].join('\n')
}

if (process.argv[1]?.endsWith('docs-requirements.mjs')) {
  const chapters = readRequirementMap(process.cwd())
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/index.md`, formatMap(chapters))
  const all = chapters.flatMap(({ requirements }) => requirements)
  const tests = all.reduce((sum, { tests: named }) => sum + named.length, 0)
  console.log(`${all.length} requirements, ${tests} references of tests: ${folder}/index.md`)
}
