import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircleQuestionMark } from 'lucide-react'
import { expect } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale, localizeArgs, withoutControls } from '#tests/stories'
import { IconButton } from '../IconButton/IconButton.tsx'
import { guide } from './ErrorBox.guide.tsx'
import { ErrorBox } from './ErrorBox.tsx'

const texts = {
  zh: { children: '手机号或密码不对，请再试一次。' },
  en: { children: 'Phone number or password is not right. Please try again.' },
}

const meta = {
  title: 'Design system/Feedback/ErrorBox',
  component: ErrorBox,
  tags: ['autodocs', 'stable'],
  parameters: { guide },
  args: texts.zh,
  argTypes: { children: { control: 'text' }, action: { control: false } },
  render: (args, context) => <ErrorBox {...localizeArgs(context, args, texts)} />,
} satisfies Meta<typeof ErrorBox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/再试一次|try again/)
  },
}

export const WithHelp: Story = {
  render: (args, context) => (
    <ErrorBox
      {...localizeArgs(context, args, texts)}
      action={
        <IconButton label={inLocale(context, { zh: '联系我们', en: 'Get help' })}>
          <CircleQuestionMark />
        </IconButton>
      }
    />
  ),
}

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default, WithHelp }),
}
