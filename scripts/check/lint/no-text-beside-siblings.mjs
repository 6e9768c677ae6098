import ts from 'typescript'

const textFlags =
  ts.TypeFlags.StringLike |
  ts.TypeFlags.NumberLike |
  ts.TypeFlags.BigIntLike |
  ts.TypeFlags.Any |
  ts.TypeFlags.Unknown

const partsOf = (type) => (type.isUnion() ? type.types : [type])

/** React renders nothing for '', and translators leave a space alone. */
const isBlank = (type) => type.isStringLiteral() && !type.value.trim()

/** What JSX drops: whitespace with a line break. */
const isDropped = (child) =>
  child.type === 'JSXText' && !child.value.trim() && child.value.includes('\n')

const isNothing = (child) =>
  isDropped(child) ||
  (child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression')

const expressionOf = (child) =>
  child.type === 'JSXExpressionContainer' ? child.expression : undefined

/** The words of the source itself: they never change, but they can appear, go, or have something put before them. */
const fixedText = (child) => {
  const { type, value } = expressionOf(child) ?? child
  return (type === 'JSXText' || type === 'Literal') && String(value).trim() !== ''
}

const isSpace = (child) => {
  const { type, value } = expressionOf(child) ?? child
  return (type === 'JSXText' || type === 'Literal') && String(value).trim() === ''
}

const fragment = ({ type, openingElement }) =>
  type === 'JSXFragment' || openingElement.name.name === 'Fragment'

const isHostElement = ({ type, openingElement }) =>
  type === 'JSXElement' &&
  openingElement.name.type === 'JSXIdentifier' &&
  /^[a-z]/.test(openingElement.name.name)

/**
 * Reports text that is not the only child of its element. The translators of browsers move every text node into a
 * `<font>`; React then fails to remove such a node or to put something before it, and updates the copy that nobody sees.
 * The text of an only child is set through its element, which works.
 */
export const noTextBesideSiblings = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      beside:
        'Text that may change stands beside other children: write <span>{text}</span>, or one template string.',
      fragment: 'A fragment is no element: put its text into a <span>, or pass the text itself.',
      list: 'A list of texts makes text nodes: join it, or give each an element.',
      fixed: 'Something can be put before this text, which needs an element of its own.',
      component: 'A component that returns text makes a text node: return an element.',
    },
  },
  create(context) {
    const { program, getTypeAtLocation } = context.sourceCode.parserServices
    const checker = program.getTypeChecker()

    const isTextType = (type) =>
      partsOf(type).some((part) => part.flags & textFlags && !isBlank(part))

    /** Of `node && <b />` only the right side counts, except that a number may give 0. */
    function isText(expression) {
      if (expression.type !== 'LogicalExpression' || expression.operator !== '&&')
        return isTextType(getTypeAtLocation(expression))
      const left = partsOf(getTypeAtLocation(expression.left))
      const numbers = left.filter(({ flags }) => flags & ts.TypeFlags.NumberLike)
      return numbers.length === left.length || isText(expression.right)
    }

    const isListOfText = (type, seen = new Set()) =>
      partsOf(type).some((part) => {
        if (seen.has(part) || !(checker.isArrayType(part) || checker.isTupleType(part)))
          return false
        seen.add(part)
        return checker
          .getTypeArguments(part)
          .some((item) => isTextType(item) || isListOfText(item, seen))
      })

    function check(element) {
      const { children } = element
      const isFragment = fragment(element)
      const all = children.filter((child) => !isNothing(child))
      const isOnly = all.length === 1
      all.forEach((node, index) => {
        if (isSpace(node)) return
        if (fixedText(node)) {
          const before = all.slice(0, index)
          if (isFragment) context.report({ node, messageId: 'fragment' })
          else if (!before.every((child) => isHostElement(child) || isSpace(child)))
            context.report({ node, messageId: 'fixed' })
          return
        }
        const expression = expressionOf(node)
        if (!expression) return
        if (isText(expression) && (isFragment || !isOnly))
          context.report({ node, messageId: isFragment ? 'fragment' : 'beside' })
        else if (isListOfText(getTypeAtLocation(expression)))
          context.report({ node, messageId: 'list' })
      })
    }

    function checkComponent(node) {
      const name =
        node.id ?? (node.parent.type === 'VariableDeclarator' ? node.parent.id : undefined)
      if (!name || !/^[A-Z]/.test(name.name)) return
      const [signature] = getTypeAtLocation(node).getCallSignatures()
      const result = signature?.getReturnType()
      if (result && (isTextType(result) || isListOfText(result)))
        context.report({ node: name, messageId: 'component' })
    }

    return {
      JSXElement: check,
      JSXFragment: check,
      FunctionDeclaration: checkComponent,
      FunctionExpression: checkComponent,
      ArrowFunctionExpression: checkComponent,
    }
  },
}
