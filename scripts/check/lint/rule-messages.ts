import { Linter, type Rule } from 'eslint'
import ts from 'typescript'
import tseslint from 'typescript-eslint'

const linter = new Linter({ cwd: '/' })
const file = '/sample.tsx'

/** The messages of one rule for one file in a program without other files: this is faster than the whole project. */
export function ruleMessages(rule: unknown, source: string, ...options: object[]) {
  const compilerOptions = {
    lib: ['lib.es2023.d.ts'],
    jsx: ts.JsxEmit.Preserve,
    strict: true,
    types: [],
    noResolve: true,
  }
  const host = ts.createCompilerHost(compilerOptions)
  const readFile = host.getSourceFile.bind(host)
  host.getSourceFile = (name, version) =>
    name === file ? ts.createSourceFile(file, source, version, true) : readFile(name, version)
  const program = ts.createProgram([file], compilerOptions, host)
  const config: Linter.Config = {
    files: ['**/*.tsx'],
    languageOptions: { parser: tseslint.parser, parserOptions: { programs: [program] } },
    plugins: { local: { rules: { rule: rule as Rule.RuleModule } } },
    rules: { 'local/rule': ['error', ...options] },
  }
  return linter.verify(source, [config], file).map(({ messageId, message }) => messageId ?? message)
}
