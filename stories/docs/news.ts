import type { LocalizedText } from './localized.ts'

/** What changed last for people who design and build with the system, newest first; at most eight. CHANGELOG.md has what learners see. */
export const news: readonly { readonly text: LocalizedText; readonly path: string }[] = [
  {
    text: {
      zh: 'Controls 里的文字跟着工具栏的语言走，每个属性都有一句说明。',
      en: 'Controls show the texts of the language in the toolbar, and every prop has a sentence.',
    },
    path: '/story/design-system-commerce-plancard--default',
  },
  {
    text: {
      zh: '组件页先讲怎么用，再列属性：何时用、该做与不该做的实例、结构、文案。',
      en: 'Component pages begin with guidance: when to use, live examples of Do and Do not, anatomy, wording.',
    },
    path: '/docs/design-system-actions-button--docs',
  },
  {
    text: {
      zh: '设计变量可以导出为 CSS 和 Design Tokens 文件。',
      en: 'Tokens can be exported as CSS and as a Design Tokens file.',
    },
    path: '/docs/foundations-tokens--docs',
  },
  {
    text: {
      zh: '试玩：完整地做一道题，有计时、声音和反馈。',
      en: 'Playground: a whole question with its timing, sound and feedback.',
    },
    path: '/story/playground-question--default',
  },
  {
    text: {
      zh: '每个动效都可以播放，也能看到减少动态效果时的样子。',
      en: 'Every movement can be played, also as reduced motion has it.',
    },
    path: '/docs/foundations-motion--docs',
  },
  {
    text: { zh: '图标可以按含义搜索。', en: 'Icons can be searched by meaning.' },
    path: '/docs/foundations-icons--docs',
  },
  {
    text: {
      zh: '第三种显示模式：深色，“夜里的树林”。',
      en: 'A third display mode: dark, the night grove.',
    },
    path: '/docs/foundations-colours--docs',
  },
]
