// npm run check: an ESLint rule against words that have a standard term in this code base.

/** Words that no identifier and no file name may contain, each with the term to use. */
export const deniedWords = [
  ['anew', 'reset or again'],
  ['begun', 'started or prefetched'],
  ['beside', 'pane or adjacent'],
  ['bring', 'load'],
  ['brought', 'loaded'],
  ['carries', 'state'],
  ['doomed', 'recordToDelete'],
  ['endless', 'pending'],
  ['faulty', 'invalid'],
  ['fed', 'props'],
  ['giving', 'donation'],
  ['growing', 'loadMore'],
  ['heard', 'messages'],
  ['instead', 'placeholder'],
  ['judge', 'evaluate'],
  ['judged', 'checked'],
  ['keeping', 'storage'],
  ['lives', 'crudCases'],
  ['manieth', 'count'],
  ['meant', 'threshold'],
  ['mends', 'fixes'],
  ['nouns', 'labels'],
  ['office', 'admin'],
  ['planted', 'misconfigured'],
  ['prevails', 'applies'],
  ['resettled', 'settingsChanged'],
  ['shelf', 'messages or loader'],
  ['shelves', 'sections'],
  ['soonest', 'upcoming'],
  ['sought', 'pattern or searched'],
  ['spared', 'exempt'],
  ['sparing', 'saveData'],
  ['speak', 'setLanguage'],
  ['spoilt', 'invalid'],
  ['spoken', 'withLanguage'],
  ['stillness', 'reducedMotion'],
  ['twin', 'duplicate'],
  ['twins', 'duplicates'],
  ['unfold', 'expand'],
  ['unfolded', 'expanded'],
  ['unsent', 'outbox'],
  ['ways', 'actions'],
  ['weather', 'scenario'],
]

/** The lower-case words of a camelCase, PascalCase, kebab-case or CONSTANT_CASE name. */
const wordsOf = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)

/** Whether another module or a library chose the name: a property that is read, an import before `as`. */
const isForeign = ({ parent }, node) =>
  (parent.type === 'MemberExpression' && parent.property === node && !parent.computed) ||
  (parent.type === 'ImportSpecifier' && parent.imported === node && parent.local !== node)

/** Reports each name of a file once. */
export const deniedWordsRule = {
  meta: {
    type: 'suggestion',
    schema: [{ type: 'array', items: { type: 'array', items: { type: 'string' } } }],
    messages: {
      name: '"{{name}}" contains "{{word}}". Use {{term}}.',
      file: 'The file name contains "{{word}}". Use {{term}}.',
    },
  },
  create(context) {
    const terms = new Map(context.options[0] ?? deniedWords)
    const seen = new Set()
    const check = (node) => {
      if (seen.has(node.name) || isForeign(node, node)) return
      seen.add(node.name)
      for (const word of wordsOf(node.name))
        if (terms.has(word))
          context.report({
            node,
            messageId: 'name',
            data: { name: node.name, word, term: terms.get(word) },
          })
    }
    return {
      Program(node) {
        const path = context.filename.slice(context.cwd.length)
        for (const word of new Set(wordsOf(path)))
          if (terms.has(word))
            context.report({ node, messageId: 'file', data: { word, term: terms.get(word) } })
      },
      Identifier: check,
      JSXIdentifier: check,
      PrivateIdentifier: check,
    }
  },
}
