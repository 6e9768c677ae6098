import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { billOfMaterials } from './bill-of-materials'
import { licenceTexts, withDependencies } from './licences'

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}
const fromScripts = [{ name: 'scheduler', version: '1.2.3', identifier: 'MIT', text: 'Its text' }]

test('licences.txt names every dependency once, including fonts, style sheets and build tools', () => {
  const names = withDependencies(fromScripts).map(({ name }) => name)

  expect(names).toEqual([...Object.keys(dependencies), 'rolldown', 'scheduler', 'vite'].toSorted())
})

test('every package has its whole licence text, a build tool without those of its dependencies', () => {
  const all = withDependencies(fromScripts)
  const textOf = (wanted: string) => all.find(({ name }) => name === wanted)!.text

  expect(textOf('@fontsource/mukta')).toContain('SIL OPEN FONT LICENSE')
  expect(textOf('react-dom')).toContain('THE SOFTWARE IS PROVIDED "AS IS"')
  expect(textOf('vite')).toMatch(/^# Vite core license[\s\S]*WITHOUT WARRANTY/)
  expect(textOf('vite')).not.toContain('bundled dependencies')
  expect(licenceTexts(all)).toContain('- scheduler 1.2.3: MIT\n')
})

test('a package without a licence fails the build', () => {
  const unlicensed = [{ name: 'borrowed', version: '1.0.0' }]

  expect(() => withDependencies(unlicensed)).toThrow('borrowed 1.0.0 has no licence')
})

interface Bom {
  bomFormat: string
  metadata: { timestamp: string; component: { name: string } }
  components: { name: string; version: string; licenses: object[]; hashes: object[] }[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

test('the bill of materials has version, licence, checksum and dependencies, and two runs write the same', () => {
  const time = new Date('2026-02-03T04:05:06Z')
  const text = billOfMaterials(time)
  const bom = JSON.parse(text) as Bom
  const found = new Map(bom.components.map((entry) => [entry.name, entry]))
  const refOf = (name: string) => `${name}@${found.get(name)!.version}`

  expect(bom).toMatchObject({
    bomFormat: 'CycloneDX',
    metadata: { timestamp: '2026-02-03T04:05:06.000Z', component: { name: 'temple-website' } },
  })
  for (const [name, version] of Object.entries(dependencies))
    expect(found.get(name)).toMatchObject({
      version,
      licenses: [expect.anything()],
      hashes: [expect.anything()],
    })
  // React-Bootstrap depends on types, which contain no code.
  const tools = [...found.keys()].filter((name) => devDependencies[name])
  expect(tools.filter((name) => !name.startsWith('@types/'))).toEqual([])
  expect(bom.dependencies.find(({ ref }) => ref === refOf('react-dom'))!.dependsOn).toEqual([
    refOf('react'),
    refOf('scheduler'),
  ])
  expect(billOfMaterials(time)).toBe(text)
})
