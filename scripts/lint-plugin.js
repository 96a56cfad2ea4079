/** Rules of this project that no published plugin has. Oxlint loads this file, so it is plain JavaScript. */
import { languages } from '../contract/locales.ts'
import { pages } from '../contract/pages.ts'

const comparisons = new Set(['===', '!==', '==', '!='])

const isLanguageCode = (node) => node.type === 'Literal' && languages.includes(node.value)

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

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** What the paths of the pages begin with, up to the first parameter: '/word', '/vip/pay'. */
const beginnings = Object.values(pages).flatMap(({ path }) => path.replace(/\/:.*/, '') || [])
const PAGE_PATH = new RegExp(
  `^(?:${beginnings
    .filter((path) => path !== '/')
    .map(escaped)
    .join('|')})(?:[/?#]|$)`,
)

/** Whether a text is the value of an attribute that names where a link leads, plain or in braces. */
function isLinkAttribute({ parent }) {
  if (parent.type === 'TemplateLiteral' || parent.type === 'JSXExpressionContainer') return isLinkAttribute(parent)
  return parent.type === 'JSXAttribute' && (parent.name.name === 'to' || parent.name.name === 'href')
}

/** Addresses of pages are made by the builders of contract/routes.ts, so that the table of pages can change them. */
const noLiteralPath = {
  meta: { type: 'problem' },
  create(context) {
    const check = (node, text) => {
      if (typeof text !== 'string') return
      if (PAGE_PATH.test(text) || (text.startsWith('/') && isLinkAttribute(node)))
        context.report({ node, message: 'Make the address with a builder of #contract/routes.' })
    }
    return {
      Literal: (node) => check(node, node.value),
      TemplateElement: (node) => check(node, node.value.cooked),
    }
  },
}

/** Only the api/ folder of a feature and src/lib know addresses of the server. */
const noCallOutsideApi = {
  meta: { type: 'problem' },
  create(context) {
    if (/\/src\/(?:lib|features\/[^/]+\/api)\//.test(context.filename.replaceAll('\\', '/'))) return {}
    return {
      ImportDeclaration(node) {
        if (node.source.value !== '#lib/api') return
        for (const specifier of node.specifiers)
          if (specifier.imported?.name === 'call')
            context.report({ node: specifier, message: 'Call the server in the api/ folder of the feature only.' })
      },
    }
  },
}

export default {
  meta: { name: 'wordgrove' },
  rules: {
    'no-language-comparison': noLanguageComparison,
    'no-literal-path': noLiteralPath,
    'no-call-outside-api': noCallOutsideApi,
  },
}
