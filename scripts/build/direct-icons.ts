// npm run build: imports each of Lucide's icons from its own module.
import type { Plugin } from 'vite'

const iconImport = /import \{([^}]+)\} from ["']lucide-react["']/g

/** `ChevronLeft` as the name of its module: `chevron-left`; `Undo2` as `undo-2`. */
const moduleName = (icon: string) =>
  icon
    .replace(/Icon$/, '')
    .replace(/(?<=[a-z])(?=[A-Z0-9])|(?<=[A-Z0-9])(?=[A-Z][a-z])/g, '-')
    .toLowerCase()

/** `scripts/build/chunks.ts` follows imports, and the index of all icons would make every screen import every icon. */
export const directIcons: Plugin = {
  name: 'direct-icons',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { code: /["']lucide-react["']/ },
    handler(code) {
      const direct = code.replace(iconImport, (_, names: string) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter(Boolean)
          .map((name) => {
            const [icon = '', local = icon] = name.split(' as ')
            return `import ${local} from "lucide-react/icons/${moduleName(icon)}"`
          })
          .join(';'),
      )
      return { code: direct, map: null }
    },
  },
}
