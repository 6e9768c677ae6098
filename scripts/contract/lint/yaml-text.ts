import { isDeepStrictEqual } from 'node:util'
import { isCollection, isScalar, parse, parseDocument, visit } from 'yaml'

/**
 * Where parsers of YAML would read different things, each in a sentence. `other` is a second parser, whose
 * result is compared with that of the first one.
 */
export function faultsOfText(text: string, other: (text: string) => unknown): string[] {
  const here = parse(text) as unknown
  return [
    ...(isDeepStrictEqual(parse(text, { version: '1.1' }), here)
      ? []
      : ['YAML 1.1 reads other values than YAML 1.2: quote dates, times, yes, no, on and off']),
    ...(isDeepStrictEqual(other(text), here) ? [] : ['a second parser reads other values']),
    ...unquoted(text),
  ]
}

/** PyYAML takes a question mark or a colon within brackets for the sign of a key. */
function unquoted(text: string): string[] {
  const faults: string[] = []
  visit(parseDocument(text), {
    Scalar(_key, node, ancestors) {
      const isInBrackets = ancestors.some((parent) => isCollection(parent) && parent.flow)
      if (!isInBrackets || !isScalar(node) || node.type !== 'PLAIN') return
      if (/[?:]/.test(String(node.source)))
        faults.push(`within brackets this needs quotes: ${String(node.source)}`)
    },
  })
  return faults
}
