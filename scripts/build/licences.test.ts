import { expect, test } from 'vitest'
import { packagesOf } from './licences'
import { billOfMaterials } from './licences-bom'

const files = [
  '/site/src/main.tsx',
  'node_modules/@fontsource/mukta/files/mukta-latin-400-normal.woff2',
  'node_modules/react-dom/cjs/react-dom-client.production.js',
  'node_modules/react-dom/client.js',
  '\0node_modules/classnames/index.js?commonjs-es-import',
  '\0vite/preload-helper.js',
]

test('each package of a build is listed once, also the tools that add code to it', () => {
  const names = packagesOf(files).map(({ name }) => name)

  expect(names).toEqual(['@fontsource/mukta', 'classnames', 'react-dom', 'vite'])
})

test('every package has its whole licence text, and a tool only its own', () => {
  const [mukta, , reactDom, vite] = packagesOf(files)

  expect(mukta).toMatchObject({ licence: 'OFL-1.1' })
  expect(mukta!.text).toContain('SIL OPEN FONT LICENSE')
  expect(reactDom!.text).toContain('THE SOFTWARE IS PROVIDED "AS IS"')
  expect(vite!.text).toMatch(/^# Vite core license[\s\S]*WITHOUT WARRANTY/)
  expect(vite!.text).not.toContain('bundled dependencies')
})

test('the bill of materials names each package, its licence and its dependencies', () => {
  const react = ['react', 'react-dom', 'scheduler'].map((name) => `node_modules/${name}/index.js`)
  const bom = JSON.parse(billOfMaterials(packagesOf(react))) as {
    components: { name: string; purl: string; licenses: object[] }[]
    dependencies: { ref: string; dependsOn: string[] }[]
  }
  const [, dom, scheduler] = bom.components.map(({ purl }) => purl)

  expect(bom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' })
  expect(dom).toMatch(/^pkg:npm\/react-dom@\d+\.\d+\.\d+$/)
  expect(bom.components[1]!.licenses).toEqual([{ license: { id: 'MIT' } }])
  expect(bom.dependencies.find(({ ref }) => ref === dom)!.dependsOn).toEqual([scheduler])
})

test('the bill of materials does not depend on the order of modules', () => {
  const once = billOfMaterials(packagesOf(files))

  expect(billOfMaterials(packagesOf([...files].reverse()))).toBe(once)
})
