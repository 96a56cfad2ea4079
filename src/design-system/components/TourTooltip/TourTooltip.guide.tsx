import type { ReactNode } from 'react'
import type { ComponentGuide, Localize } from '#docs/guide'
import { Box } from '../Layout/Layout.tsx'
import { TourTooltip } from './TourTooltip.tsx'

const ignore = () => undefined

const labels = {
  zh: { back: '上一步', next: '下一步', skip: '跳过导览', done: '完成' },
  en: { back: 'Back', next: 'Next', skip: 'Skip Tour', done: 'Done' },
}

const title = { zh: '写下想学的词', en: 'Write what you want to learn' }

interface OpenTourProps {
  localize: Localize
  title: string
  children: ReactNode
  steps?: number
}

/** The second step, narrow enough for a picture. */
function OpenTour({ localize, steps = 4, ...texts }: OpenTourProps) {
  return (
    <Box sx={{ '& [role="dialog"]': { maxWidth: '17rem' } }}>
      <TourTooltip
        {...texts}
        step={2}
        steps={steps}
        stepLabel={localize({ zh: `第 2 步，共 ${steps} 步`, en: `Step 2 of ${steps}` })}
        labels={localize(labels)}
        onBack={ignore}
        onNext={ignore}
        onSkip={ignore}
        onDone={ignore}
      />
    </Box>
  )
}

function Words({ localize }: { localize: Localize }) {
  return localize({ zh: '一个词、一串词，或者整段文章都可以。', en: 'A word, several words or a whole text.' })
}

export const guide: ComponentGuide = {
  summary: {
    zh: '新手导览的一步，停在要说明的东西旁边。',
    en: 'One step of the guided tour, beside what it explains.',
  },
  whenToUse: [{ zh: '首页的新手导览。', en: 'The guided tour of the home screen.' }],
  whenNotToUse: [
    { zh: '只有一条提示。', en: 'A single hint.', use: 'Notice' },
    { zh: '学习者自己打开的帮助。', en: 'Help that the learner asked for.', use: 'Dialog' },
    { zh: '正在做题或填表：不要打断。', en: 'Something that is being done: a tour interrupts it.' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => (
          <OpenTour localize={localize} title={localize(title)}>
            <Words localize={localize} />
          </OpenTour>
        ),
        text: { zh: '说在这里能做什么。', en: 'It says what one can do there.' },
      },
      doNot: {
        picture: (localize) => (
          <OpenTour localize={localize} title={localize({ zh: '输入框', en: 'Input' })}>
            {localize({ zh: '这是输入框，可以在里面输入。', en: 'This is the input. Type into it.' })}
          </OpenTour>
        ),
        text: {
          zh: '重复标签上的字：学习者什么也没学到，马上跳过。',
          en: 'It repeats the label: the learner learns nothing and skips the rest.',
        },
      },
    },
    {
      do: {
        picture: (localize) => (
          <OpenTour localize={localize} title={localize(title)} steps={4}>
            <Words localize={localize} />
          </OpenTour>
        ),
        text: { zh: '最多五步：学习者愿意看完。', en: 'Five steps at most: the learner sees the tour through.' },
      },
      doNot: {
        picture: (localize) => (
          <OpenTour localize={localize} title={localize(title)} steps={12}>
            <Words localize={localize} />
          </OpenTour>
        ),
        text: {
          zh: '十二步：看到数字就跳过，前面的也记不住。',
          en: 'Twelve steps: the number alone makes people skip, and nobody remembers the first.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => (
      <OpenTour localize={localize} title={localize(title)}>
        <Words localize={localize} />
      </OpenTour>
    ),
    parts: [
      {
        name: { zh: '步数', en: 'Step' },
        text: { zh: '第几步，一共几步。', en: 'Which one it is, and of how many.' },
        selector: '.step',
        side: 'left',
      },
      {
        name: { zh: '标题', en: 'Title' },
        text: { zh: '在这里能做什么。', en: 'What one can do there.' },
        selector: 'h2',
        side: 'right',
      },
      {
        name: { zh: '跳过', en: 'Skip' },
        text: { zh: '每一步都有，最后一步除外。', en: 'On every step but the last.' },
        selector: '.foot > button',
        side: 'left',
      },
      {
        name: { zh: '按钮', en: 'Buttons' },
        text: { zh: '第一步没有“上一步”；最后一步是“完成”。', en: 'The first step has no Back; the last has Done.' },
        selector: '.buttons',
        side: 'bottom',
      },
    ],
  },
  content: [
    { zh: '标题说能做什么，内容只有一句。', en: 'The title says what one can do; the content is one sentence.' },
    { zh: '按钮写：上一步、下一步、跳过导览、完成。', en: 'The buttons say Back, Next, Skip Tour, Done.' },
  ],
  accessibility: [
    {
      zh: '是模态对话框：标题是名字，步数和内容是描述，每一步都会得到焦点并读出。',
      en: 'A modal dialog: named by its title, described by its step and content, focused and read out at every step.',
    },
    {
      zh: 'Tab 键只在按钮之间走，左右方向键前后走，Esc 键跳过；点击别处不会关闭。',
      en: 'Tab stays among the buttons, Left and Right go back and on, Esc skips; a press elsewhere does not end it.',
    },
    {
      zh: '目标外面的圈由导览画在页面上面，颜色和粗细在 `tourSpotlight`，目标自己的样式盖不住它。',
      en: 'The tour draws the ring around the target over the page, with the looks of `tourSpotlight`: no target hides it.',
    },
  ],
  variations: {
    Middle: { zh: '中间：可以后退、前进、跳过。', en: 'In the middle: go back, go on or skip.' },
    Last: { zh: '最后一步。', en: 'The last step.' },
    Phone: { zh: '手机上比屏幕窄。', en: 'On a phone it is narrower than the screen.' },
  },
  tokens: [
    'color.surface',
    'color.divider',
    'color.textMuted',
    'shadow.sheet',
    'radius.card',
    'size.tour',
    'typography.h3',
    'typography.caption',
  ],
}
