import type { ReactNode } from 'react'
import type { ComponentGuide } from '#docs/guide'
import { Button } from '../Button/Button.tsx'
import { Box } from '../Layout/Layout.tsx'
import { ContactRow } from './ContactRow.tsx'

const request = { zh: '想加你为联系人', en: 'would like to be a contact' }
const streak = { zh: '连续 7 天 · 本周 320 分', en: '7 days in a row · 320 points this week' }

function List({ children }: { children: ReactNode }) {
  return (
    <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {children}
    </Box>
  )
}

function Request({ detail, accept, ignore }: { detail: string; accept: string; ignore: string }) {
  return (
    <List>
      <ContactRow
        name="mei-lin"
        detail={detail}
        actions={
          <>
            <Button variant="secondary">{accept}</Button>
            <Button variant="quiet">{ignore}</Button>
          </>
        }
      />
    </List>
  )
}

export const guide: ComponentGuide = {
  summary: {
    zh: '另一位学习者：联系人、请求，或者屏蔽的人。',
    en: 'Shows another learner: a contact, a request, or one who is blocked.',
  },
  whenToUse: [{ zh: '联系人、收到的请求和屏蔽名单。', en: 'Lists of contacts, requests and blocked learners.' }],
  whenNotToUse: [
    { zh: '按积分排名次。', en: 'Learners by rank.', use: 'LeaderboardRow' },
    { zh: '客服的联系方式。', en: 'How to reach support.', use: 'SupportPanel' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => (
          <Request
            detail={localize(request)}
            accept={localize({ zh: '接受', en: 'Accept' })}
            ignore={localize({ zh: '忽略', en: 'Ignore' })}
          />
        ),
        text: { zh: '按钮用动词，说出会发生什么。', en: 'Verbs on the buttons say what happens.' },
      },
      doNot: {
        picture: (localize) => (
          <Request
            detail={localize(request)}
            accept={localize({ zh: '是', en: 'Yes' })}
            ignore={localize({ zh: '否', en: 'No' })}
          />
        ),
        text: {
          zh: '“是”和“否”：并没有人问问题，不知道按了会怎样。',
          en: '“Yes” and “No”: nothing was asked, and nobody knows what a press does.',
        },
      },
    },
    {
      do: {
        picture: (localize) => (
          <List>
            <ContactRow name="mei-lin" detail={localize(streak)} />
          </List>
        ),
        text: { zh: '第二行说学习：连续几天，多少积分。', en: 'The second line is about learning: streak and points.' },
      },
      doNot: {
        picture: () => (
          <List>
            <ContactRow name="mei-lin" detail="mei.lin@mail.example" />
          </List>
        ),
        text: {
          zh: '写出邮箱：对方从没同意给人看。',
          en: 'An e-mail address: its owner did not agree to show it.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => (
      <Request
        detail={localize(request)}
        accept={localize({ zh: '接受', en: 'Accept' })}
        ignore={localize({ zh: '忽略', en: 'Ignore' })}
      />
    ),
    parts: [
      {
        name: { zh: '头像', en: 'Avatar' },
        text: { zh: '没有照片时用名字的首字母。', en: 'Without a picture, the first letter of the name.' },
        selector: 'li > span',
        side: 'left',
      },
      {
        name: { zh: '名字', en: 'Name' },
        text: { zh: '用户名；太长会换行，不会截断。', en: 'The username; a long one breaks and is not cut.' },
        selector: '.name',
      },
      {
        name: { zh: '第二行', en: 'Second line' },
        text: { zh: '连续天数和积分，或者请求在等什么。', en: 'Streak and points, or what the request waits for.' },
        selector: '.detail',
        side: 'right',
      },
      {
        name: { zh: '操作（可选）', en: 'Actions (optional)' },
        text: { zh: '按钮或菜单；地方窄时到名字下面。', en: 'Buttons or a menu; in a narrow place below the name.' },
        selector: '.actions',
        side: 'bottom',
      },
    ],
  },
  content: [
    {
      zh: '第二行只写一句，几项之间用间隔号：连续 7 天 · 本周 320 分。',
      en: 'One sentence, its facts separated by a dot: 7 days in a row · 320 points this week.',
    },
    { zh: '只显示用户名，不显示邮箱和手机号。', en: 'The username alone: no e-mail, no phone number.' },
    {
      zh: '“接受”用次要按钮，其余都用轻量按钮：列表里没有主按钮。',
      en: 'Accept is secondary, the others are quiet: a list has no primary button.',
    },
  ],
  accessibility: [
    {
      zh: '每行是 `li`，放在 `ul` 里：读屏软件会报出一共几位。',
      en: 'A row is an `li` in a `ul`: screen readers tell how many there are.',
    },
    { zh: '头像对读屏软件隐藏：名字就在旁边。', en: 'Screen readers do not see the avatar: the name is beside it.' },
    { zh: '行本身不能按，只有操作接收焦点。', en: 'The row cannot be pressed; its actions take the focus.' },
  ],
  variations: {
    Request: { zh: '收到的请求，可以接受或忽略。', en: 'A request to accept or to ignore.' },
  },
  tokens: [
    'color.divider',
    'color.textMuted',
    'size.hairline',
    'fontWeight.medium',
    'typography.body1',
    'typography.body2',
  ],
}
