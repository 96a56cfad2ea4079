import type { ComponentGuide } from '#docs/guide'
import { Button } from '../Button/Button.tsx'
import { PageHeader } from './PageHeader.tsx'

const title = { zh: '动物', en: 'Animals' }
const lead = { zh: '96 个单词，分成 12 关。', en: '96 words in 12 levels.' }
const play = { zh: '开始', en: 'Play' }
const review = { zh: '复习', en: 'Review' }
const print = { zh: '打印', en: 'Print' }
const share = { zh: '分享', en: 'Share' }

export const guide: ComponentGuide = {
  summary: {
    zh: '一页的标题、返回上一级的链接和整页的操作。',
    en: 'The name of a screen, the way up, and what can be done with the whole of it.',
  },
  whenToUse: [{ zh: 'AppShell 里每一页的最上面。', en: 'First on every page inside AppShell.' }],
  whenNotToUse: [
    { zh: '答题时的顶部。', en: 'The top of a run of questions.', use: 'PlayHeader' },
    { zh: '页面里一段内容的标题。', en: 'The heading of a part of a page.', use: 'Text' },
    { zh: '登录和注册的页面。', en: 'The pages of signing in and up.', use: 'AuthCard' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => (
          <PageHeader
            title={localize(title)}
            actions={
              <>
                <Button variant="secondary">{localize(review)}</Button>
                <Button>{localize(play)}</Button>
              </>
            }
          />
        ),
        text: { zh: '最多两个操作，其中一个是主按钮。', en: 'Two actions at most, one of them primary.' },
      },
      doNot: {
        picture: (localize) => (
          <PageHeader
            title={localize(title)}
            actions={
              <>
                <Button variant="secondary">{localize(print)}</Button>
                <Button variant="secondary">{localize(share)}</Button>
                <Button variant="secondary">{localize(review)}</Button>
                <Button>{localize(play)}</Button>
              </>
            }
          />
        ),
        text: {
          zh: '操作排成一片：内容被推到下面，也不知道先按哪个。',
          en: 'A crowd of actions: the content moves down, and none of them comes first.',
        },
      },
    },
    {
      do: {
        picture: (localize) => <PageHeader title={localize(title)} lead={localize(lead)} />,
        text: { zh: '说明只有一句：这里有什么。', en: 'One sentence under the title: what is here.' },
      },
      doNot: {
        picture: (localize) => (
          <PageHeader
            title={localize(title)}
            lead={localize({
              zh: '欢迎来到动物分类！在这里，你可以学习 96 个和动物有关的单词。它们分成 12 关，每关有 8 个单词，要一关一关地完成。',
              en: 'Welcome to the animals category. Here you can learn 96 words about animals. They are divided into 12 levels of 8 words each, and the levels open one after another.',
            })}
          />
        ),
        text: {
          zh: '写成一段介绍：没人读，内容还被推到下一屏。',
          en: 'A paragraph: nobody reads it, and the content moves out of view.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => (
      <PageHeader
        title={localize(title)}
        lead={localize(lead)}
        back={{ label: localize({ zh: '全部分类', en: 'All categories' }), to: '/challenges' }}
        actions={<Button>{localize(play)}</Button>}
      />
    ),
    parts: [
      {
        name: { zh: '返回（可选）', en: 'Way up (optional)' },
        text: { zh: '上一级页面的名字，不写“返回”。', en: 'The name of the screen above, not “Back”.' },
        selector: 'a',
        side: 'left',
      },
      {
        name: { zh: '标题', en: 'Title' },
        text: { zh: '和导航里的名字一样。', en: 'The same name as in the navigation.' },
        selector: 'h1',
        side: 'left',
      },
      {
        name: { zh: '说明（可选）', en: 'Lead (optional)' },
        text: { zh: '一句话，宽度不超过 `size.text`。', en: 'One sentence, no wider than `size.text`.' },
        selector: 'h1 + *',
        side: 'left',
      },
      {
        name: { zh: '操作（可选）', en: 'Actions (optional)' },
        text: {
          zh: '和整屏有关的按钮；放不下时换到下一行。',
          en: 'Buttons for the whole screen; without room they move to the next line.',
        },
        selector: 'button',
        side: 'bottom',
      },
    ],
  },
  content: [
    { zh: '标题是名词：单词挑战、复习、设置。', en: 'The title is a noun: Word challenge, Reviews, Settings.' },
    {
      zh: '说明写这里有什么、能得到什么，不重复标题。',
      en: 'The lead says what is here and what the learner gets; it does not repeat the title.',
    },
  ],
  accessibility: [
    { zh: '标题是这一页唯一的 `h1`。', en: 'The title is the only `h1` of the page.' },
    { zh: '返回是真正的链接，高度不低于 `size.touch`。', en: 'The way up is a real link, at least `size.touch` high.' },
    { zh: '打印时不印返回和操作。', en: 'In print the way up and the actions are left out.' },
  ],
  variations: {
    Landscapes: {
      zh: '天空是挑战，土壤是笔记，花是课程，阳光是个人页，露水是复习。',
      en: 'Sky for challenges, soil for notes, blossom for courses, sun for the profile, dew for reviews.',
    },
    WithBackAndActions: { zh: '带返回和一个操作。', en: 'With the way up and an action.' },
  },
  tokens: [
    'color.text',
    'color.textMuted',
    'color.primary',
    'size.text',
    'size.touch',
    'size.iconSmall',
    'radius.control',
    'typography.h1',
    'typography.body2',
  ],
}
