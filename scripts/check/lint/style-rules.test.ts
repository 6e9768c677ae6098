import stylelint from 'stylelint'
import { expect, test } from 'vitest'

/** How many rules a sheet of this name breaks. */
async function countBroken(declarations: string, file = 'src/ui/sample.scss') {
  const code = `.sample {\n  ${declarations.replaceAll('; ', ';\n  ')}\n}\n`
  const { results } = await stylelint.lint({ code, codeFilename: file })
  return results.flatMap(({ warnings }) => warnings).length
}

test.each([
  ['color: #7a1f2b;', 1],
  ['color: white;', 1],
  ['--tint: rgb(122 31 43 / 20%);', 1],
  ['margin: 0 -20px;', 1],
  ['--edge: 12px;', 1],
  ['padding: space(4); border: 1px solid $soft; margin: -2px 0 0.5em; color: currentcolor;', 0],
])('colours and pixels are tokens: "%s" breaks %i rules [STYLE-1]', async (declarations, count) => {
  expect(await countBroken(declarations)).toBe(count)
})

test('drawn decoration keeps its own proportions and colours [STYLE-1]', async () => {
  expect(await countBroken('width: 137px; color: #c98f1f;', 'src/site/home/slider/hero.scss')).toBe(
    0,
  )
})
