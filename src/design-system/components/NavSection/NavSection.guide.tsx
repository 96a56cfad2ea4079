import { BookMarked, Droplets, GraduationCap, House, Trophy } from 'lucide-react'
import type { ComponentGuide, Localize } from '#docs/guide'
import { Stack } from '../Layout/Layout.tsx'
import { NavItem } from '../NavItem/NavItem.tsx'
import { NavSection } from './NavSection.tsx'

const more = { zh: '更多', en: 'More' }

function FirstItems({ localize }: { localize: Localize }) {
  return (
    <NavSection>
      <NavItem current label={localize({ zh: '首页', en: 'Home' })} icon={<House />} to="/home" />
      <NavItem label={localize({ zh: '单词笔记', en: 'Word notes' })} icon={<BookMarked />} to="/notes" />
      <NavItem label={localize({ zh: '复习', en: 'Reviews' })} icon={<Droplets />} to="/reviews" />
    </NavSection>
  )
}

function Courses({ localize }: { localize: Localize }) {
  return <NavItem label={localize({ zh: '课程', en: 'Courses' })} icon={<GraduationCap />} to="/courses" />
}

function Leaderboard({ localize }: { localize: Localize }) {
  return <NavItem label={localize({ zh: '排行榜', en: 'Leaderboard' })} icon={<Trophy />} to="/leaderboard" />
}

export const guide: ComponentGuide = {
  summary: { zh: '把侧栏里的入口分成组。', en: 'Groups the entries of the sidebar.' },
  whenToUse: [
    {
      zh: '包住侧栏里的一组 NavItem；第一组不需要标题。',
      en: 'A group of NavItems in the sidebar; the first group needs no title.',
    },
  ],
  whenNotToUse: [
    { zh: '一页里面的不同视图。', en: 'Views within a page.', use: 'Tabs' },
    { zh: '一样东西的几个操作。', en: 'Actions on a thing.', use: 'MenuButton' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => (
          <Stack spacing={4}>
            <FirstItems localize={localize} />
            <NavSection title={localize(more)}>
              <Courses localize={localize} />
              <Leaderboard localize={localize} />
            </NavSection>
          </Stack>
        ),
        text: { zh: '一组里有几个入口，标题才有用。', en: 'A title helps where a group has several entries.' },
      },
      doNot: {
        picture: (localize) => (
          <Stack spacing={4}>
            <FirstItems localize={localize} />
            <NavSection title={localize({ zh: '学习', en: 'Study' })}>
              <Courses localize={localize} />
            </NavSection>
            <NavSection title={localize({ zh: '比赛', en: 'Compete' })}>
              <Leaderboard localize={localize} />
            </NavSection>
          </Stack>
        ),
        text: {
          zh: '一个入口配一个标题：要读的字多了一倍，地方也不够用。',
          en: 'A title for one entry: twice the words to read, and less room.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => (
      <NavSection title={localize(more)}>
        <Courses localize={localize} />
        <Leaderboard localize={localize} />
      </NavSection>
    ),
    parts: [
      {
        name: { zh: '标题（可选）', en: 'Title (optional)' },
        text: { zh: '侧栏收起后看不见，但仍会读出。', en: 'Not seen in the collapsed sidebar, but still read out.' },
        selector: 'p',
        side: 'left',
      },
      {
        name: { zh: '入口', en: 'Entries' },
        text: { zh: '两到七个 NavItem，一个一行。', en: 'Two to seven NavItems, one below the other.' },
        selector: 'ul',
        side: 'right',
      },
    ],
  },
  content: [
    { zh: '标题一个词：更多、管理。', en: 'The title is one word: More, Admin.' },
    { zh: '最常去的页面放在最前面。', en: 'The screens that people visit most come first.' },
  ],
  accessibility: [
    { zh: '是一个列表，读屏软件会读出有几项。', en: 'It is a list, so screen readers say how many entries it has.' },
    {
      zh: '可以收起的标题是按钮，会读出展开还是收起。',
      en: 'A title that folds is a button that says whether the group is expanded.',
    },
    {
      zh: '标题是列表的名字；没有标题就没有名字。',
      en: 'Its title names the list; without a title the list has no name.',
    },
  ],
  variations: {
    WithoutTitle: { zh: '第一组没有标题。', en: 'The first group has no title.' },
    Folds: {
      zh: '`fold`：标题是按钮，收起时只留当前页，并显示里面等着几条。',
      en: '`fold`: the title is a button; folded, the page in view stays, with the count of what waits inside.',
    },
  },
  tokens: ['color.textMuted', 'typography.caption'],
}
