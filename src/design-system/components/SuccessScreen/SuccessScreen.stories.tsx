import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale, localizeArgs, withoutControls } from '#tests/stories'
import { Button } from '../Button/Button.tsx'
import { Text } from '../Text/Text.tsx'
import { guide } from './SuccessScreen.guide.tsx'
import { SuccessScreen } from './SuccessScreen.tsx'

const texts = {
  zh: { title: 'VIP 已开通', text: '有效期至 2027年3月4日，收据已发到你的邮箱。', go: '继续学习', see: '查看收据' },
  en: {
    title: 'You are VIP now',
    text: 'Until 4 March 2027. The receipt is in your mail.',
    go: 'Continue Learning',
    see: 'See the receipt',
  },
}

const titles = { zh: { title: texts.zh.title }, en: { title: texts.en.title } }

const meta = {
  title: 'Design system/Feedback/SuccessScreen',
  component: SuccessScreen,
  tags: ['autodocs', 'stable'],
  parameters: { guide },
  args: { ...titles.zh, actions: null },
  argTypes: { children: { control: false }, actions: { control: false } },
  render: (args, context) => {
    const { text, go, see } = inLocale(context, texts)
    return (
      <SuccessScreen
        {...localizeArgs(context, args, titles)}
        actions={
          <>
            <Button>{go}</Button>
            <Button variant="secondary">{see}</Button>
          </>
        }
      >
        <Text>{text}</Text>
      </SuccessScreen>
    )
  },
} satisfies Meta<typeof SuccessScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async (context) => {
    await expect(context.canvas.getByRole('button', { name: inLocale(context, texts).go })).toBeVisible()
  },
}

export const Short: Story = {
  parameters: withoutControls,
  render: (_, context) => {
    const { title, go } = inLocale(context, texts)
    return <SuccessScreen title={title} actions={<Button>{go}</Button>} />
  },
}

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default, Short }),
}
