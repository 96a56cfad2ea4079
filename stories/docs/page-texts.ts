import type { LocalizedText } from './localized.ts'

/** The headings of every component's page, in their order, and the words around what they show. */
export const pageTexts = {
  whenToUse: { zh: '什么时候用', en: 'When to use' },
  whenNotToUse: { zh: '什么时候不用', en: 'When not to use' },
  pairs: { zh: '该做与不该做', en: 'Do and do not' },
  do: { zh: '该做', en: 'Do' },
  doNot: { zh: '不该做', en: 'Do not' },
  anatomy: { zh: '结构', en: 'Anatomy' },
  content: { zh: '文案', en: 'Content' },
  accessibility: { zh: '行为与无障碍', en: 'Behaviour and accessibility' },
  variations: { zh: '变体', en: 'Variations' },
  tokens: { zh: '用到的设计变量', en: 'Tokens used' },
  token: { zh: '变量', en: 'Token' },
  value: { zh: '当前配色下的值', en: 'Value in this display mode' },
  copy: { zh: '复制', en: 'Copy' },
  copied: { zh: '已复制', en: 'Copied' },
  props: { zh: '属性', en: 'Props' },
  propsLead: { zh: '改一改右边的值，看上面的例子怎么变。', en: 'Change a value and watch the example.' },
  use: { zh: '请用', en: 'Use' },
} satisfies Record<string, LocalizedText>
