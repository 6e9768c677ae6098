import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))

const icons = 'virtual:icons'
const artwork = 'virtual:artwork'

/** Virtual modules: the icons that src imports and the files of public/art. */
export const projectFiles: Plugin = {
  name: 'storybook-project-files',
  resolveId: (id) => ([icons, artwork].includes(id) ? `\0${id}` : undefined),
  load(id) {
    if (id === `\0${artwork}`)
      return `export default ${JSON.stringify(readdirSync(`${root}public/art`))}`
    if (id !== `\0${icons}`) return undefined
    const names = importedIcons().join(', ')
    return `import { ${names} } from 'lucide-react'\nexport default { ${names} }`
  },
}

function importedIcons(): string[] {
  const files = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && !file.includes('.stories.'),
  )
  const names = files.flatMap((file) =>
    [
      ...readFileSync(`${root}src/${file}`, 'utf8').matchAll(
        /import \{([^}]*)\} from 'lucide-react'/g,
      ),
    ].flatMap(([, list = '']) => list.split(',').map((name) => name.trim().split(' as ')[0] ?? '')),
  )
  return [...new Set(names)].filter((name) => name && !name.startsWith('type ')).sort()
}
