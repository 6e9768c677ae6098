import ts from 'typescript'

const anyText = ts.TypeFlags.String | ts.TypeFlags.StringMapping | ts.TypeFlags.Any

/** Whether a value of this type can be any text, such as "__proto__". */
const canBeAnyText = (type) =>
  (type.isUnion() ? type.types : [type]).some(({ flags }) => flags & anyText)

/** Whether the options allow the object's type, whose keys the code declares. */
const isAllowed = (type, names) =>
  (type.isUnion() ? type.types : [type]).some(({ aliasSymbol }) => names.has(aliasSymbol?.name))

/**
 * Reports indexing with, `in` tests of and casts to `keyof` of a key whose type is only `string`, because every plain
 * object has "__proto__", "constructor" and "toString".
 */
export const noDataIndex = {
  meta: {
    type: 'problem',
    schema: [
      {
        type: 'object',
        properties: { allowTypes: { type: 'array', items: { type: 'string' } } },
        additionalProperties: false,
      },
    ],
    messages: {
      index:
        'The key can be "__proto__" or "constructor". Use lookUp (src/lib/look-up.ts) or a Map.',
      test: 'The key can be "__proto__" or "constructor". Use isKeyOf (src/lib/look-up.ts) or a Map.',
      cast: 'The cast hides that the text may not be a key. Use isKeyOf or lookUp (src/lib/look-up.ts).',
    },
  },
  create(context) {
    const { getTypeAtLocation } = context.sourceCode.parserServices
    const allowed = new Set(context.options[0]?.allowTypes)
    return {
      'MemberExpression[computed=true]'(node) {
        if (!canBeAnyText(getTypeAtLocation(node.property))) return
        if (isAllowed(getTypeAtLocation(node.object), allowed)) return
        context.report({ node, messageId: 'index' })
      },
      "BinaryExpression[operator='in']"(node) {
        if (canBeAnyText(getTypeAtLocation(node.left))) context.report({ node, messageId: 'test' })
      },
      "TSAsExpression > TSTypeOperator[operator='keyof']"({ parent }) {
        if (canBeAnyText(getTypeAtLocation(parent.expression)))
          context.report({ node: parent, messageId: 'cast' })
      },
    }
  },
}
