import type { LocalizedText } from '../stories/docs/localized.ts'
import { groupTexts } from '../stories/docs/component-groups.ts'

/** What the sidebar calls sections and pages whose English name is not a name in the code. */
export const sidebarNames: Readonly<Record<string, LocalizedText>> = {
  ...groupTexts,
  Welcome: { zh: '欢迎', en: 'Welcome' },
  Foundations: { zh: '基础', en: 'Foundations' },
  Accessibility: { zh: '无障碍', en: 'Accessibility' },
  Colours: { zh: '颜色', en: 'Colours' },
  'Display mode': { zh: '显示模式', en: 'Display mode' },
  Icons: { zh: '图标', en: 'Icons' },
  Motion: { zh: '动效', en: 'Motion' },
  Pictures: { zh: '图片', en: 'Pictures' },
  Principles: { zh: '原则', en: 'Principles' },
  'Space and shape': { zh: '间距与形状', en: 'Space and shape' },
  Tokens: { zh: '设计变量', en: 'Tokens' },
  Type: { zh: '文字', en: 'Type' },
  'Voice and tone': { zh: '语气', en: 'Voice and tone' },
  Playground: { zh: '试玩', en: 'Playground' },
  Question: { zh: '一道题', en: 'Question' },
  'Design system': { zh: '组件', en: 'Components' },
  Patterns: { zh: '组合方式', en: 'Patterns' },
  Screens: { zh: '页面', en: 'Screens' },
  Library: { zh: '代码库', en: 'Library' },
  Guides: { zh: '指南', en: 'Guides' },
  'Add a component': { zh: '添加组件', en: 'Add a component' },
  Docs: { zh: '说明', en: 'Docs' },
}
