// npm run check: finds names that two modules of src/ export. One name must have one meaning.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** React Router reads these exports by name from every route module. */
const routeExports = new Set(['loader', 'Component', 'shouldRevalidate', 'handle'])

/** Story exports are names of states; tests export nothing; the schema is generated. */
const exempt = /\.(?:stories|test|d)\.tsx?$|^api\/(?:schema|field-limits)\.ts$/

/** Names that a module declares and exports. Re-exports do not count: they keep the meaning. */
function exportedNames(text, file) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false)
  const imported = new Set(source.statements.flatMap(importedNames))
  return source.statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) {
      const { moduleSpecifier, exportClause } = statement
      if (moduleSpecifier || !exportClause || !ts.isNamedExports(exportClause)) return []
      return exportClause.elements
        .filter(({ name, propertyName = name }) => !imported.has(propertyName.text))
        .map(({ name }) => name.text)
    }
    const modifiers = (statement.modifiers ?? []).map(({ kind }) => kind)
    const isDefault = modifiers.includes(ts.SyntaxKind.DefaultKeyword)
    if (!modifiers.includes(ts.SyntaxKind.ExportKeyword) || isDefault) return []
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.flatMap(({ name }) => namesIn(name))
    return statement.name ? [statement.name.text] : []
  })
}

const importedNames = (statement) => {
  const bindings = ts.isImportDeclaration(statement) && statement.importClause?.namedBindings
  return bindings && ts.isNamedImports(bindings)
    ? bindings.elements.map(({ name }) => name.text)
    : []
}

/** The names of a declaration, also of a destructuring one. */
const namesIn = (name) =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (element.name ? namesIn(element.name) : []))

/** The modules below `folder` by each name that more than one of them exports, sorted by name. */
export function duplicateExports(folder) {
  const modules = new Map()
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const file = entry.replaceAll('\\', '/')
    if (!/\.tsx?$/.test(file) || exempt.test(file)) continue
    for (const name of exportedNames(readFileSync(join(folder, file), 'utf8'), file))
      if (!routeExports.has(name)) modules.set(name, (modules.get(name) ?? new Set()).add(file))
  }
  return [...modules]
    .filter(([, files]) => files.size > 1)
    .map(([name, files]) => [name, [...files]])
    .sort(([a], [b]) => (a < b ? -1 : 1))
}
