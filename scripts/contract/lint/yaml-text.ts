import { isDeepStrictEqual } from 'node:util'
import { isCollection, isScalar, parse, parseDocument, visit } from 'yaml'

/**
 * Places that YAML parsers read differently, one sentence each. `parseOther` is a second parser, whose result is compared
 * with that of the first.
 */
export function faultsOfText(text: string, parseOther: (text: string) => unknown): string[] {
  const value = parse(text) as unknown
  return [
    ...(isDeepStrictEqual(parse(text, { version: '1.1' }), value)
      ? []
      : ['YAML 1.1 reads other values than YAML 1.2: quote dates, times, yes, no, on and off']),
    ...(isDeepStrictEqual(parseOther(text), value) ? [] : ['a second parser reads other values']),
    ...unquotedFaults(text),
  ]
}

/** PyYAML reads an unquoted question mark or colon within brackets as the start of a key. */
function unquotedFaults(text: string): string[] {
  const faults: string[] = []
  visit(parseDocument(text), {
    Scalar(_key, node, ancestors) {
      const isInBrackets = ancestors.some((parent) => isCollection(parent) && parent.flow)
      if (!isInBrackets || !isScalar(node) || node.type !== 'PLAIN') return
      if (/[?:]/.test(String(node.source)))
        faults.push(`needs quotes within brackets: ${String(node.source)}`)
    },
  })
  return faults
}
