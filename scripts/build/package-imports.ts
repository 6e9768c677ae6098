// npm run build: corrects how two packages are imported.
import type { Plugin } from 'vite'

const iconImport = /import \{([^}]+)\} from ["']lucide-react["']/g
const globalByEval = /\bFunction\((['"])return this\1\)\(\)/g

/** `ChevronLeft` as the name of its module: `chevron-left`; `Undo2` as `undo-2`. */
const moduleName = (icon: string) =>
  icon
    .replace(/Icon$/, '')
    .replace(/(?<=[a-z])(?=[A-Z0-9])|(?<=[A-Z0-9])(?=[A-Z][a-z])/g, '-')
    .toLowerCase()

/** `import { X as Close } from "lucide-react"` as imports of the icons' own modules. */
const directImports = (names: string) =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .map((name) => {
      const [icon = '', local = icon] = name.split(' as ')
      return `import ${local} from "lucide-react/icons/${moduleName(icon)}"`
    })
    .join(';')

/**
 * Imports each of Lucide's icons from its own module, because `chunks.ts` follows imports and the index of all icons would make
 * every screen import every icon; and finds the global object without the `Function('return this')()` of old packages, because
 * the bundle must not contain eval [SEC-1].
 */
export const packageImports: Plugin = {
  name: 'package-imports',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { code: [/["']lucide-react["']/, globalByEval] },
    handler: (code) => ({
      code: code
        .replace(iconImport, (_, names: string) => directImports(names))
        .replace(globalByEval, 'globalThis'),
      map: null,
    }),
  },
}
