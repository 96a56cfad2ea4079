import { BookMarked, Droplets, House } from 'lucide-react'
import type { ComponentGuide } from '#docs/guide'
import { Stack } from '../Layout/Layout.tsx'
import { NavItem } from './NavItem.tsx'

const home = { zh: '首页', en: 'Home' }
const reviews = { zh: '复习', en: 'Reviews' }
const notes = { zh: '单词笔记', en: 'Word notes' }
const due = { zh: '12 个待复习', en: '12 due' }

export const guide: ComponentGuide = {
  summary: {
    zh: '通往一屏的入口，在侧栏里或手机底栏里。',
    en: 'The way to one screen, in the sidebar or in the bottom bar on phones.',
  },
  whenToUse: [
    {
      zh: '产品的主要页面，放在 NavSection 里或 AppShell 的底栏里。',
      en: 'A main screen of the product, in a NavSection or in the bar of AppShell.',
    },
  ],
  whenNotToUse: [
    { zh: '一页里面的不同视图。', en: 'Views within a page.', use: 'Tabs' },
    { zh: '句子当中的链接。', en: 'A link within a sentence.', use: 'TextLink' },
    { zh: '做一件事的入口。', en: 'The start of an action.', use: 'Button' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => (
          <Stack>
            <NavItem current label={localize(home)} icon={<House />} to="/home" />
            <NavItem label={localize(reviews)} icon={<Droplets />} to="/reviews" />
          </Stack>
        ),
        text: { zh: '写页面的名字，和页面的标题一样。', en: 'The name of the screen, the same as its title.' },
      },
      doNot: {
        picture: (localize) => (
          <Stack>
            <NavItem current label={localize({ zh: '返回首页', en: 'Go back home' })} icon={<House />} to="/home" />
            <NavItem
              label={localize({ zh: '现在就去复习吧', en: 'Review your words' })}
              icon={<Droplets />}
              to="/reviews"
            />
          </Stack>
        ),
        text: {
          zh: '写成动作：到了那一页，标题却是另一个名字。',
          en: 'Actions as labels: on the page the title is another name.',
        },
      },
    },
    {
      do: {
        picture: (localize) => (
          <Stack>
            <NavItem
              label={localize(reviews)}
              icon={<Droplets />}
              to="/reviews"
              count={12}
              countLabel={localize(due)}
            />
            <NavItem label={localize(notes)} icon={<BookMarked />} to="/notes" />
          </Stack>
        ),
        text: {
          zh: '只给等学习者处理的事标数量：到期的复习。',
          en: 'A count of what waits: the reviews that are due.',
        },
      },
      doNot: {
        picture: (localize) => (
          <Stack>
            <NavItem
              label={localize(reviews)}
              icon={<Droplets />}
              to="/reviews"
              count={12}
              countLabel={localize(due)}
            />
            <NavItem label={localize(notes)} icon={<BookMarked />} to="/notes" count={348} />
          </Stack>
        ),
        text: {
          zh: '什么都标数量：该做的事反而看不出来。',
          en: 'A count of everything: what has to be done no longer stands out.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => (
      <NavItem
        current
        label={localize(reviews)}
        icon={<Droplets />}
        to="/reviews"
        count={12}
        countLabel={localize(due)}
      />
    ),
    parts: [
      {
        name: { zh: '图标', en: 'Icon' },
        text: { zh: '侧栏收起后靠它认出页面。', en: 'What tells the screens apart when the sidebar is collapsed.' },
        selector: 'svg',
        side: 'left',
      },
      {
        name: { zh: '名字', en: 'Label' },
        text: {
          zh: '页面的名字；太长时在侧栏里换行，在底栏里截断。',
          en: 'The name of the screen; a long one wraps in the sidebar and is cut in the bottom bar.',
        },
        selector: 'svg + span',
      },
      {
        name: { zh: '数量（可选）', en: 'Count (optional)' },
        text: { zh: '0 不显示，超过 99 写“99+”。', en: 'Nothing for 0, and 99+ above 99.' },
        selector: 'span + span',
        side: 'right',
      },
      {
        name: { zh: '当前页', en: 'Screen in view' },
        text: { zh: '浅底色、主色文字、更粗的字。', en: 'A tint, the primary colour and heavier words.' },
        selector: 'a',
        side: 'bottom',
      },
    ],
  },
  content: [
    { zh: '名词，两到四个字：首页、复习、单词笔记。', en: 'A noun of one or two words: Home, Reviews, Word notes.' },
    { zh: '`countLabel` 写完整：12 个待复习。', en: '`countLabel` says it in words: 12 due.' },
  ],
  accessibility: [
    {
      zh: '是真正的链接；当前页带 `aria-current="page"`。',
      en: 'A real link; the screen in view has `aria-current="page"`.',
    },
    {
      zh: '读屏软件读 `countLabel`，不读角标里的数字。',
      en: 'Screen readers say `countLabel` in place of the bare number.',
    },
    {
      zh: '侧栏收起后名字看不见，但仍会读出。',
      en: 'In the collapsed sidebar the label is not seen but still read out.',
    },
  ],
  variations: {
    Current: { zh: '正在看的页面。', en: 'The screen in view.' },
    WithCount: { zh: '有到期的复习，显示数量。', en: 'Reviews are due: their number is shown.' },
    InBar: { zh: '在手机底栏里。', en: 'In the bottom bar on phones.' },
    AsIcon: { zh: '在顶栏里，只有图标和数量。', en: 'In the bar above the page: a picture and the number.' },
    Outline: {
      zh: 'OutlineItem：长内容里的一部分和它的数量，没有图标。',
      en: 'OutlineItem: a part of something long with how much is there, without an icon.',
    },
  },
  tokens: [
    'color.primary',
    'color.contrastText',
    'color.text',
    'color.textMuted',
    'color.tint.primary',
    'color.tint.neutral',
    'size.touch',
    'size.icon',
    'radius.control',
    'radius.full',
    'typography.caption',
  ],
}
