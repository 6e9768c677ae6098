import { parse } from 'yaml'

/** A node of Playwright's aria snapshot: a line, or a line with what is below it. */
type AriaNode = string | Record<string, AriaNode[] | string>

/** Turns an aria snapshot into lines of roles, names and states, without texts and addresses. */
export function transcribe(snapshot: string): string {
  const lines = linesOf((parse(snapshot) as AriaNode[] | null) ?? [], '')
  return `${lines.join('\n')}\n`
}

const linesOf = (nodes: AriaNode[], indent: string): string[] =>
  nodes.flatMap((node) => {
    const entries = typeof node === 'string' ? [[node, []] as const] : Object.entries(node)
    return entries.flatMap(([line, below]) =>
      /^(\/|text\b)/.test(line)
        ? []
        : [
            indent + shorten(line),
            ...(typeof below === 'string' ? [] : linesOf([...below], `${indent}  `)),
          ],
    )
  })

/** The name of a row repeats its cells; the year of the copyright line is that of the build. */
const shorten = (line: string) => line.replace(/^row ".*"/, 'row').replace(/© \d{4}/, '© YEAR')
