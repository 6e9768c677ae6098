import ts from 'typescript'

const anyText = ts.TypeFlags.String | ts.TypeFlags.StringMapping | ts.TypeFlags.Any

/** Whether a value of this type can be any text, "__proto__" included. */
const canBeAnyText = (type) =>
  (type.isUnion() ? type.types : [type]).some(({ flags }) => flags & anyText)

/** Whether the object's type is one that the options allow; its keys are then names that the code declares. */
const isAllowed = (type, names) =>
  (type.isUnion() ? type.types : [type]).some(({ aliasSymbol }) => names.has(aliasSymbol?.name))

/**
 * Refuses to index an object with a key that TypeScript knows only as `string`, to test such a key with `in`, and to
 * cast one to `keyof`. "__proto__", "constructor" and "toString" find a value in every plain object.
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
        'The key can be "__proto__" or "constructor". Use lookUp (src/data/look-up.ts) or a Map.',
      test: 'The key can be "__proto__" or "constructor". Use isKeyOf (src/data/look-up.ts) or a Map.',
      cast: 'The cast hides that the text may be no key. Use isKeyOf or lookUp (src/data/look-up.ts).',
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
