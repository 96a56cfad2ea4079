import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Clock, CloudOff, Info, Sprout, Star } from 'lucide-react'
import { expect, userEvent } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale, localizeArgs, withoutControls } from '#tests/stories'
import { shellTexts } from '../AppShell/sample-texts.ts'
import { SampleNotice } from '../AppShell/sample.tsx'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Layout/Layout.tsx'
import { guide } from './Notice.guide.tsx'
import { Notice } from './Notice.tsx'
import { NoticeRegion } from './NoticeRegion.tsx'

const texts = { zh: { children: '演示模式：不会真的扣款。' }, en: { children: 'Demo: no money is taken.' } }

const meta = {
  title: 'Design system/Feedback/Notice',
  component: Notice,
  tags: ['autodocs', 'stable'],
  parameters: { guide },
  args: { ...texts.zh, title: '', tone: 'info', icon: <Info /> },
  argTypes: { children: { control: 'text' }, icon: { control: false }, actions: { control: false } },
  render: (args, context) => <Notice {...localizeArgs(context, args, texts)} />,
} satisfies Meta<typeof Notice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Tones: Story = {
  parameters: withoutControls,
  render: (_, context) => (
    <Stack spacing={3}>
      <Notice tone="primary" icon={<Sprout />}>
        {inLocale(context, { zh: '邮箱已验证，可以登录了。', en: 'Your e-mail is verified. You can sign in now.' })}
      </Notice>
      <Notice tone="reward" icon={<Star />}>
        {inLocale(context, { zh: '三颗星！下一关开了。', en: 'Three stars! The next level is open.' })}
      </Notice>
      <Notice tone="warning" icon={<Clock />}>
        {inLocale(context, { zh: '还有 5 分钟，页面会更新。', en: 'The page updates in 5 minutes.' })}
      </Notice>
    </Stack>
  ),
}

export const WithActions: Story = {
  parameters: withoutControls,
  render: (_, context) => <SampleNotice words={inLocale(context, shellTexts)} />,
}

const connection = {
  zh: { lose: '断开网络', restore: '恢复网络', title: '离线', text: '带上的复习、关卡和笔记可以接着学。' },
  en: {
    lose: 'Lose the connection',
    restore: 'Restore the connection',
    title: 'Offline',
    text: 'The reviews, the level and the note that you have with you work.',
  },
}

export const Region: Story = {
  parameters: withoutControls,
  globals: { viewport: { value: 'phone' } },
  render: function Connection(_, context) {
    const [isOffline, setIsOffline] = useState(false)
    const { lose, restore, title, text } = inLocale(context, connection)
    return (
      <>
        <NoticeRegion>
          {isOffline && (
            <Notice icon={<CloudOff />} title={title}>
              {text}
            </Notice>
          )}
        </NoticeRegion>
        <Button variant="secondary" onClick={() => setIsOffline(!isOffline)}>
          {isOffline ? restore : lose}
        </Button>
      </>
    )
  },
  play: async (context) => {
    const { canvas } = context
    const { lose, restore, text } = inLocale(context, connection)
    const region = canvas.getByRole('status')
    await expect(region.getBoundingClientRect().height).toBe(0)
    await userEvent.click(canvas.getByRole('button', { name: lose }))
    await expect(region).toHaveTextContent(text)
    await userEvent.click(canvas.getByRole('button', { name: restore }))
    await expect(region).toBeEmptyDOMElement()
  },
}

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default, Tones, WithActions, Region }),
}
