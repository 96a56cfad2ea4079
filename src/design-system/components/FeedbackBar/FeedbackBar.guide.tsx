import type { ComponentGuide, Localize } from '#docs/guide'
import { FeedbackBar } from './FeedbackBar.tsx'

const notYet = { zh: '记住它', en: 'Remember this one' }
const answer = { zh: '正确答案：fox 狐狸', en: 'The answer: fox' }
const next = { zh: '继续', en: 'Continue' }

const ignorePress = () => undefined

interface BarProps {
  title: string
  answer?: string
  localize: Localize
}

function NotYetBar({ title, answer: right, localize }: BarProps) {
  return (
    <FeedbackBar result="notYet" title={title} answer={right} continueLabel={localize(next)} onContinue={ignorePress} />
  )
}

export const guide: ComponentGuide = {
  summary: {
    zh: '一题答完，说出对不对、正确答案是什么，并通往下一题。',
    en: 'Says whether an answer was right, what the right one is, and leads on.',
  },
  whenToUse: [
    {
      zh: '每道题的下方，一直挂载：题目未答时 `result` 是 `null`，它占着位置但看不见。',
      en: 'Below every question, mounted all the time: with `result={null}` it keeps its room and is unseen.',
    },
  ],
  whenNotToUse: [
    { zh: '一局结束后的成绩。', en: 'The result of a whole run.', use: 'ResultSummary' },
    {
      zh: '告诉学习者一件事做好了，与题目无关。',
      en: 'News that something is done, not about a question.',
      use: 'Toast',
    },
    { zh: '读取或保存失败。', en: 'Something could not be loaded or saved.', use: 'ErrorBox' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => <NotYetBar title={localize(notYet)} answer={localize(answer)} localize={localize} />,
        text: {
          zh: '没答对时写出正确答案：这一刻最容易记住。',
          en: 'Give the right answer at once: this is when it is learned.',
        },
      },
      doNot: {
        picture: (localize) => <NotYetBar title={localize(notYet)} localize={localize} />,
        text: {
          zh: '只说没答对：学习者什么也没学到就走了。',
          en: 'The verdict alone: the learner goes on without having learned the word.',
        },
      },
    },
    {
      do: {
        picture: (localize) => <NotYetBar title={localize(notYet)} answer={localize(answer)} localize={localize} />,
        text: { zh: '“记住它”：说的是接下来做什么。', en: '“Remember this one” says what to do now.' },
      },
      doNot: {
        picture: (localize) => (
          <NotYetBar title={localize({ zh: '答错了！', en: 'Wrong!' })} answer={localize(answer)} localize={localize} />
        ),
        text: {
          zh: '“答错了！”像是责备：学习者下次更不敢答。',
          en: '“Wrong!” sounds like blame: the learner dares less next time.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => <NotYetBar title={localize(notYet)} answer={localize(answer)} localize={localize} />,
    parts: [
      {
        name: { zh: '图标', en: 'Icon' },
        text: { zh: '对号或叉号，不只靠颜色区分。', en: 'A tick or a cross: colour is never alone.' },
        selector: '.text > span',
        side: 'left',
      },
      {
        name: { zh: '结果', en: 'Result' },
        text: { zh: '两三个字说出对不对。', en: 'Whether it was right, in one or two words.' },
        selector: '.title',
      },
      {
        name: { zh: '正确答案', en: 'The answer' },
        text: {
          zh: '没答对时一定有；有图片的词，图片放在前面。',
          en: 'Given whenever it was missed; the word’s picture, if any, comes before it.',
        },
        selector: '.answer',
        side: 'bottom',
      },
      {
        name: { zh: '按钮', en: 'Button' },
        text: {
          zh: '去下一题。`focusContinue` 让它得到焦点，按 Enter 键就能继续。',
          en: 'Leads on. With `focusContinue` it has the focus and Enter is enough.',
        },
        selector: 'button',
        side: 'right',
      },
    ],
  },
  content: [
    {
      zh: '写“答对了”或“记住它”；还能再试一次时写“再想想”。没答对时不加感叹号。',
      en: 'Write “Right” or “Remember this one”, and “Not yet” where another try follows. No exclamation mark after a miss.',
    },
    {
      zh: '答案写完整：“正确答案：fox 狐狸”。',
      en: 'The answer stands in full: “The answer: fox”.',
    },
    { zh: '按钮只有一个词：继续。', en: 'One word on the button: Continue.' },
  ],
  accessibility: [
    {
      zh: '结果区的角色是 `status`，一直都在，所以内容一出现读屏软件就会读出；隐藏时不读。',
      en: 'The result is a `status` that is there from the start, so its words are read out when they appear, and not before.',
    },
    {
      zh: '按钮加上 `focusContinue` 才会得到焦点；手机键盘要留着时不用它。',
      en: 'The button takes the focus with `focusContinue` only; leave it out where a phone keyboard stays open.',
    },
    {
      zh: '`docked` 时从底边升起，页面不移动；手机键盘打开时，停在键盘上方。减少动态效果时只淡入。',
      en: 'With `docked` it rises from the lower edge and nothing else moves; an open phone keyboard stays below it. With reduced motion it only fades in.',
    },
  ],
  variations: {
    NotYet: { zh: '没答对，带正确答案。', en: 'Missed, with the right answer.' },
    Appearing: {
      zh: '作答后出现，页面不移动，按钮得到焦点。',
      en: 'It appears after the answer without moving the page, and its button has the focus.',
    },
    Docked: {
      zh: '贴住窗口底边：做题时用这一种，“继续”永远在同一个位置。',
      en: 'At the lower edge of the window, for all play: Continue is always in one place.',
    },
    Explained: {
      zh: '`aside` 里放一个安静的按钮，讲得更多；这时 AnswerLine 各占一行，读屏软件仍读全文。',
      en: '`aside` has a quiet button that tells more; each AnswerLine takes one line then, and screen readers still hear all of it.',
    },
    Phone: { zh: '手机上按钮在文字下面。', en: 'On phones the button is below the words.' },
  },
  tokens: [
    'color.primary',
    'color.error',
    'color.contrastText',
    'color.tint.primary',
    'color.tint.error',
    'shadow.card',
    'shadow.sheet',
    'duration.sheet',
    'playSize.dock',
    'playSize.dockButton',
    'radius.card',
    'radius.full',
    'stroke.state',
    'size.icon',
    'size.iconLarge',
    'playSize.board',
    'typography.h3',
  ],
}
