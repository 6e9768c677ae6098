import stylelint from 'stylelint'
import { expect, test } from 'vitest'

/** The rules that a sheet of this name breaks. */
async function brokenRules(code: string, file = 'src/ui/sample.scss') {
  const { results } = await stylelint.lint({ code, codeFilename: file })
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule))
}

const sheet = (...declarations: string[]) => `.sample {\n  ${declarations.join('\n  ')}\n}\n`

test.each(['color: #7a1f2b;', 'color: #fff;', 'color: white;'])(
  'a colour outside the tokens fails the check: %s [STYLE-1]',
  async (declaration) => {
    expect(await brokenRules(sheet(declaration))).toHaveLength(1)
  },
)

test.each([
  'color: rgb(122 31 43);',
  '--tint: rgb(122 31 43 / 20%);',
  'padding: 13px;',
  'margin: 0 -20px;',
  '--edge: 12px;',
])('a pixel or a colour in numbers fails the check: %s [STYLE-1]', async (declaration) => {
  expect(await brokenRules(sheet(declaration))).toContain(
    'declaration-property-value-disallowed-list',
  )
})

test('a breakpoint outside the tokens fails the check [STYLE-1]', async () => {
  const broken = await brokenRules(
    '@media (min-width: 700px) {\n  .sample {\n    margin: 0;\n  }\n}\n',
  )

  expect(broken).toEqual(['media-feature-name-disallowed-list'])
})

test('tokens, hairlines, relative lengths and transparent tokens pass the check [STYLE-1]', async () => {
  const code = sheet(
    'padding: space(4);',
    'border: 1px solid $soft;',
    'border-radius: $radius;',
    'margin: -2px 0 0.5em;',
    'background: rgba($ink-900, 0.1);',
    'color: currentcolor;',
  )

  expect(await brokenRules(code)).toEqual([])
})

test('drawn decoration keeps its own proportions and colours [STYLE-1]', async () => {
  const code = sheet('width: 137px;', 'color: #c98f1f;')

  expect(await brokenRules(code, 'src/site/home/slider/hero.scss')).toEqual([])
})
