import type { Meta, StoryObj } from '@storybook/react-vite'
import { Droplets, Flag, Pencil, Smartphone, UserPlus, Volume2 } from 'lucide-react'
import { expect, userEvent } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale, withoutControls } from '#tests/stories'
import { Button } from '../Button/Button.tsx'
import { Emblem } from '../EmptyState/Emblem.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Stack } from '../Layout/Layout.tsx'
import { Text } from '../Text/Text.tsx'
import { guide } from './Card.guide.tsx'
import { Card } from './Card.tsx'
import { CardHeader } from './CardHeader.tsx'
import { DisclosureCard } from './DisclosureCard.tsx'
import { LessonRow } from './LessonRow.tsx'
import { NotificationRow } from './NotificationRow.tsx'
import { SettingLink } from './SettingLink.tsx'
import { SettingRow } from './SettingRow.tsx'

const texts = {
  zh: { title: '今天的复习', text: '有 12 个单词到期了，大约五分钟。' },
  en: { title: 'Reviews today', text: '12 words are due. About five minutes.' },
}

const meta = {
  title: 'Design system/Data/Card',
  component: Card,
  tags: ['autodocs', 'stable'],
  parameters: { guide },
  args: { tone: 'plain', padding: 'normal', raised: false },
  argTypes: { children: { control: false } },
  render: (args, context) => (
    <Card {...args}>
      <Text variant="h3" component="h2">
        {inLocale(context, texts).title}
      </Text>
      <Text>{inLocale(context, texts).text}</Text>
    </Card>
  ),
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const tones = ['primary', 'reward', 'info', 'error', 'neutral'] as const

export const Tones: Story = {
  parameters: withoutControls,
  render: (_, context) => (
    <Stack spacing={3}>
      {tones.map((tone) => (
        <Card key={tone} tone={tone}>
          <Text variant="h3" component="h2">
            {inLocale(context, texts).title}
          </Text>
          <Text color="textSecondary">{inLocale(context, texts).text}</Text>
        </Card>
      ))}
    </Stack>
  ),
}

export const Flush: Story = { args: { padding: 'flush' } }

export const Raised: Story = { args: { raised: true } }

export const Roomy: Story = {
  args: { padding: 'roomy', tone: 'primary' },
  render: (args, context) => (
    <Card {...args}>
      <Stack spacing={4} align="center">
        <Emblem>
          <Droplets aria-hidden />
        </Emblem>
        <Text variant="h2">{inLocale(context, texts).title}</Text>
        <Text align="center">{inLocale(context, texts).text}</Text>
      </Stack>
    </Card>
  ),
}

export const WithFooter: Story = {
  parameters: withoutControls,
  render: (_, context) => (
    <Card
      footer={
        <>
          <Text variant="caption" color="textSecondary">
            {inLocale(context, { zh: '来源：WordNet', en: 'From WordNet' })}
          </Text>
          <IconButton label={inLocale(context, { zh: '报告错误', en: 'Report a mistake' })}>
            <Flag />
          </IconButton>
        </>
      }
    >
      <Text>{inLocale(context, texts).text}</Text>
    </Card>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeVisible()
  },
}

export const Disclosure: Story = {
  parameters: withoutControls,
  render: (_, context) => (
    <DisclosureCard title={inLocale(context, texts).title} lead={inLocale(context, texts).text}>
      <Text>{inLocale(context, { zh: '先从昨天没记住的开始。', en: 'Begin with what you missed yesterday.' })}</Text>
    </DisclosureCard>
  ),
  play: async ({ canvas, ...context }) => {
    const rest = canvas.getByText(inLocale(context, { zh: /先从昨天/, en: /Begin with/ }))
    await expect(rest).not.toBeVisible()
    await userEvent.click(canvas.getByText(inLocale(context, texts).title))
    await expect(rest).toBeVisible()
  },
}

const groupTexts = {
  zh: { title: '动物', rename: '重命名“动物”' },
  en: { title: 'Animals', rename: 'Rename “Animals”' },
}

export const Header: Story = {
  parameters: withoutControls,
  render: (_, context) => {
    const { title, rename } = inLocale(context, groupTexts)
    return (
      <Card>
        <CardHeader
          title={title}
          actions={
            <IconButton label={rename}>
              <Pencil />
            </IconButton>
          }
        />
        <Text>{inLocale(context, texts).text}</Text>
      </Card>
    )
  },
}

const emailTexts = { zh: { name: '邮箱', change: '修改' }, en: { name: 'E-mail', change: 'Change' } }

export const Setting: Story = {
  parameters: withoutControls,
  render: (_, context) => {
    const { name, change } = inLocale(context, emailTexts)
    return (
      <Card>
        <SettingRow name={name} text="mei.lin@mail.example" action={<Button variant="secondary">{change}</Button>} />
      </Card>
    )
  },
}

const settingsTexts = {
  zh: {
    list: '设置',
    sound: { name: '发音与声音', text: '美音，自动朗读' },
    phone: { name: '手机号', text: '138****8000' },
  },
  en: {
    list: 'Settings',
    sound: { name: 'Voice and sound', text: 'American voice, each word once' },
    phone: { name: 'Phone number', text: '138****8000' },
  },
}

export const Settings: Story = {
  parameters: withoutControls,
  render: (_, context) => {
    const { list, sound, phone } = inLocale(context, settingsTexts)
    return (
      <Card padding="flush">
        <Stack component="ul" aria-label={list}>
          <SettingLink icon={<Volume2 />} {...sound} to="#sound" />
          <SettingLink icon={<Smartphone />} {...phone} to="#phone" />
        </Stack>
      </Card>
    )
  },
  play: async ({ canvas, ...context }) => {
    const { phone } = inLocale(context, settingsTexts)
    await expect(canvas.getByRole('link', { name: `${phone.name} ${phone.text}` })).toHaveAttribute('href', '#phone')
  },
}

const lessonTexts = {
  zh: {
    done: { title: '第 1 课：早餐', text: '说出早餐吃什么', open: '再练一次' },
    next: { title: '第 2 课：坐公交', text: '问路和买票', open: '开始' },
    locked: { title: '第 3 课：超市', text: '找到要买的东西', open: '先完成上一课' },
  },
  en: {
    done: { title: 'Lesson 1: Breakfast', text: 'Say what you eat in the morning', open: 'Again' },
    next: { title: 'Lesson 2: By bus', text: 'Ask the way and buy a ticket', open: 'Start' },
    locked: {
      title: 'Lesson 3: The supermarket',
      text: 'Find what you want to buy',
      open: 'Complete the lesson before',
    },
  },
}

export const Lessons: Story = {
  parameters: withoutControls,
  render: (_, context) => {
    const { done, next, locked } = inLocale(context, lessonTexts)
    return (
      <Card>
        <Stack component="ol">
          <LessonRow {...done} state="completed" action={<Button variant="quiet">{done.open}</Button>} />
          <LessonRow {...next} state="unlocked" action={<Button>{next.open}</Button>} />
          <LessonRow {...locked} state="locked" action={<Text variant="body2">{locked.open}</Text>} />
        </Stack>
      </Card>
    )
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3)
  },
}

const goNowhere = () => undefined

const newsTexts = {
  zh: { news: 'noor 想加你为联系人', old: '客服回复了你', unread: '未读', times: ['今天 09:20', '昨天 18:05'] },
  en: {
    news: 'noor would like to be your contact',
    old: 'Our team answered you',
    unread: 'Unread',
    times: ['Today, 09:20', 'Yesterday, 18:05'],
  },
}

export const Notifications: Story = {
  parameters: withoutControls,
  render: (_, context) => {
    const { news, old, unread, times } = inLocale(context, newsTexts)
    const [today = '', yesterday = ''] = times
    const row = { to: '/contacts', icon: <UserPlus />, onGo: goNowhere }
    return (
      <Card padding="flush">
        <Stack component="ul">
          <NotificationRow {...row} at="2026-03-04T01:20:00Z" time={today} unreadLabel={unread}>
            {news}
          </NotificationRow>
          <NotificationRow {...row} at="2026-03-03T10:05:00Z" time={yesterday}>
            {old}
          </NotificationRow>
        </Stack>
      </Card>
    )
  },
  play: async ({ canvas }) => {
    const [news, old] = canvas.getAllByRole('link')
    await expect(news).toHaveTextContent(/未读|Unread/)
    await expect(old).not.toHaveTextContent(/未读|Unread/)
  },
}

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({
    default: meta,
    Default,
    Tones,
    Flush,
    Raised,
    Roomy,
    WithFooter,
    Disclosure,
    Header,
    Setting,
    Settings,
    Lessons,
    Notifications,
  }),
}
