import type { ReactNode } from 'react'
import type { ComponentGuide } from '#docs/guide'
import { Box } from '../Layout/Layout.tsx'
import { LoadingScreen } from './LoadingScreen.tsx'

/** On a page it fills most of the window: a picture needs less. */
function Low({ children }: { children: ReactNode }) {
  return <Box sx={{ '& > [role="status"]': { minHeight: 0 } }}>{children}</Box>
}

export const guide: ComponentGuide = {
  summary: {
    zh: '整个屏幕还没加载好，也不知道会是什么样子时，先显示它。',
    en: 'Stands in for a whole screen whose shape is not known yet.',
  },
  whenToUse: [
    { zh: '页面的代码还在下载。', en: 'The code of a page is loading.' },
    { zh: '在等付款结果，或者在准备一局题目。', en: 'A payment is being confirmed, or a run is being prepared.' },
  ],
  whenNotToUse: [
    { zh: '知道内容会是什么样子。', en: 'The shape of the content is known.', use: 'Skeletons' },
    { zh: '只是页面上的一小块在等。', en: 'A small part of a page waits.', use: 'Spinner' },
    { zh: '等的是刚按下的按钮。', en: 'A button that was just pressed waits.', use: 'Button' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => (
          <Low>
            <LoadingScreen label={localize({ zh: '正在准备题目…', en: 'Preparing your questions…' })} />
          </Low>
        ),
        text: { zh: '说出在等什么。', en: 'The words say what is being waited for.' },
      },
      doNot: {
        picture: (localize) => (
          <Low>
            <LoadingScreen label={localize({ zh: '请稍候', en: 'Please wait' })} />
          </Low>
        ),
        text: {
          zh: '“请稍候”：等久了，学习者以为卡住了。',
          en: '“Please wait”: after a while the learner believes that it is stuck.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => (
      <Low>
        <LoadingScreen label={localize({ zh: '正在加载…', en: 'Loading…' })} />
      </Low>
    ),
    parts: [
      {
        name: { zh: '转圈', en: 'Spinner' },
        text: { zh: '大号的 Spinner，在屏幕中间。', en: 'A large Spinner in the middle.' },
        selector: '[data-part="spinner"]',
      },
      {
        name: { zh: '文字', en: 'Words' },
        text: { zh: '在等什么。', en: 'What is being waited for.' },
        selector: '[role="status"]',
        side: 'bottom',
      },
    ],
  },
  content: [
    { zh: '“正在”加动词，末尾用省略号：正在加载…', en: 'A verb in -ing with an ellipsis: Loading…' },
    { zh: '不超过十个字，不写百分比。', en: 'At most four words, no percentage.' },
  ],
  accessibility: [
    {
      zh: '角色是 `status`：文字会读出，但不打断朗读。',
      en: 'Its role is `status`: the words are read out and interrupt nobody.',
    },
    { zh: '转圈本身对读屏软件隐藏。', en: 'Screen readers do not see the spinner.' },
    { zh: '开启“减少动态效果”后，转圈静止。', en: 'With reduced motion the spinner stands still.' },
  ],
  variations: {},
  tokens: ['color.primary', 'color.textMuted', 'typography.body1'],
}
