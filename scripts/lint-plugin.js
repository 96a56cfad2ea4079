/** Rules of this project that no published plugin has. Oxlint loads this file, so it is plain JavaScript. */

const languages = new Set(['zh', 'en'])
const comparisons = new Set(['===', '!==', '==', '!='])

const isLanguageCode = (node) => node.type === 'Literal' && languages.has(node.value)

const message =
  'A comparison with one language forgets the next one. Use a table: Record<Language, …> (contract/locales.ts).'

/** `language === 'zh'` has no answer for a third language, and the compiler cannot find it. */
const noLanguageComparison = {
  meta: { type: 'problem' },
  create: (context) => ({
    BinaryExpression(node) {
      if (comparisons.has(node.operator) && (isLanguageCode(node.left) || isLanguageCode(node.right)))
        context.report({ node, message })
    },
    SwitchCase(node) {
      if (node.test && isLanguageCode(node.test)) context.report({ node, message })
    },
  }),
}

export default {
  meta: { name: 'wordgrove' },
  rules: { 'no-language-comparison': noLanguageComparison },
}
