import type { ReactNode } from 'react'
import type { ComponentGuide, Localize } from '#docs/guide'
import { Chip } from '../Chip/Chip.tsx'
import { PlayHeader } from './PlayHeader.tsx'

interface HeaderProps {
  localize: Localize
  combo?: number
  children?: ReactNode
}

const ignorePress = () => undefined

function Header({ localize, combo, children }: HeaderProps) {
  return (
    <PlayHeader
      progress={{ done: 3, total: 8, label: localize({ zh: '共 8 题，已完成 3 题', en: '3 of 8 done' }) }}
      combo={combo}
      leaveLabel={localize({ zh: '退出', en: 'Leave' })}
      onLeave={ignorePress}
    >
      {children}
    </PlayHeader>
  )
}

const points = { zh: '30 分', en: '30 points' }

export const guide: ComponentGuide = {
  summary: {
    zh: '做题时的顶栏：退出、进度和题数。',
    en: 'The top of a run: the way out, the progress and the number of questions.',
  },
  whenToUse: [
    {
      zh: '一题接一题的屏幕，代替页面标题。',
      en: 'Screens that play questions one after the other, in place of the page header.',
    },
  ],
  whenNotToUse: [
    { zh: '普通页面的标题和操作。', en: 'The title and actions of an ordinary page.', use: 'PageHeader' },
    { zh: '不在做题，只显示完成了多少。', en: 'Progress alone, away from questions.', use: 'ProgressBar' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => (
          <Header localize={localize}>
            <Chip tone="reward">{localize(points)}</Chip>
          </Header>
        ),
        text: {
          zh: '右边最多再放一样：进度条始终看得清。',
          en: 'One more thing at the right end at most: the bar stays easy to read.',
        },
      },
      doNot: {
        picture: (localize) => (
          <Header localize={localize}>
            <Chip tone="reward">{localize(points)}</Chip>
            <Chip tone="primary">{localize({ zh: '连对 3 题', en: '3 in a row' })}</Chip>
            <Chip>0:42</Chip>
          </Header>
        ),
        text: {
          zh: '积分、连对、计时挤在一起：进度条几乎没了，眼睛也离开了题目。',
          en: 'Points, right answers in a row and a clock: the bar is squeezed away and the eye leaves the question.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => (
      <Header localize={localize}>
        <Chip tone="reward">{localize(points)}</Chip>
      </Header>
    ),
    parts: [
      {
        name: { zh: '退出', en: 'Leave' },
        text: {
          zh: '按下时调用 `onLeave`；会丢失进度时，先问一句再离开。',
          en: 'Calls `onLeave`; ask before anything is lost.',
        },
        selector: 'button',
        side: 'left',
      },
      {
        name: { zh: '进度条', en: 'Bar' },
        text: {
          zh: '已答的题，没答对的也算。没答对的词会再来，总数变大，完成的数不减少。',
          en: 'Answers so far, missed ones too. When a missed word comes back the total grows; what is done stays.',
        },
        selector: '[role="progressbar"]',
      },
      {
        name: { zh: '题数', en: 'Count' },
        text: { zh: '同样的进度，用数字写出。', en: 'The same in figures.' },
        selector: '.count',
        side: 'bottom',
      },
      {
        name: { zh: '附加内容（可选）', en: 'More (optional)' },
        text: { zh: '一个标签，例如已获得的积分。', en: 'One chip, such as the points won.' },
        selector: '[data-part="chip"]',
        side: 'right',
      },
    ],
  },
  content: [
    { zh: '进度读作完整的一句：共 8 题，已完成 3 题。', en: 'The progress is a phrase: 3 of 8 done.' },
    { zh: '叉号的名字是一个动词：退出。', en: 'A verb names the cross: Leave.' },
  ],
  accessibility: [
    {
      zh: '进度的角色是 `progressbar`，名字是 `progressLabel`；旁边的数字不再读一遍。',
      en: 'The bar is a `progressbar` named by `progressLabel`; the figures beside it are silent.',
    },
    {
      zh: '叉号是真正的按钮，名字是 `leaveLabel`，边长不小于 `size.touch`。',
      en: 'The cross is a real button named by `leaveLabel`, with sides of at least `size.touch`.',
    },
    { zh: '开启“减少动态效果”后，进度直接变化。', en: 'With reduced motion the bar changes at once.' },
  ],
  variations: {
    Beginning: { zh: '还没有开始。', en: 'Nothing is done yet.' },
    Combo: {
      zh: '答对时长出一片叶子；连对三题结花苞，连对八题开花。',
      en: 'A leaf unrolls for a right answer; three in a row make a bud, eight a flower.',
    },
    Counting: { zh: '还没有开始计数：只有退出。', en: 'Nothing is counted yet: only the way out.' },
    WithPoints: { zh: '右边带积分。', en: 'With the points won.' },
    Actions: {
      zh: 'PlayActions：题目下面的小按钮；按钮没了，位置还留着。',
      en: 'PlayActions: the small buttons below a question; they keep their room when they go.',
    },
    Stage: {
      zh: 'PlayStage：题目在上，PlayAnswers 在手机的下半屏，PlayDock 贴住底边。',
      en: 'PlayStage: what is asked at the top, PlayAnswers in the lower half of a phone, PlayDock at the lower edge.',
    },
    WholeWindow: {
      zh: 'FullScreen：页面的一部分占满窗口，下面的内容暂时够不到；离开后焦点回到原处。',
      en: 'FullScreen: a part of a page takes the window; what lies under it waits, and the focus comes back when it goes.',
    },
    Frame: {
      zh: 'PlayFrame：一局占满整个窗口，它是页面的 `main`。',
      en: 'PlayFrame: a run has the whole window; the frame is the `main` of the page.',
    },
  },
  tokens: [
    'color.primary',
    'color.rewardFill',
    'color.rewardText',
    'color.divider',
    'color.textMuted',
    'playSize.board',
    'playSize.dock',
    'playSize.dockButton',
    'playSize.leaf',
    'duration.star',
    'size.touch',
    'typography.body2',
  ],
}
