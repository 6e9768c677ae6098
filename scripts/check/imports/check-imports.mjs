// npm run check: fails when modules import each other in a circle.
import { importCircles } from './import-circles.mjs'

const circles = importCircles(['src', 'mocks', 'scripts', 'tests', '.storybook', 'bench', 'deploy'])
console.log(`${circles.length} circles of imports`)
for (const circle of circles) console.error(circle.join(' -> '))
if (circles.length) {
  console.error('Move what both modules need to a third one.')
  process.exitCode = 1
}
