import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowRight, Play } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale, localizeArgs, withoutControls } from '#tests/stories'
import { Stack } from '../Layout/Layout.tsx'
import { guide } from './Button.guide.tsx'
import { Button } from './Button.tsx'

const texts = { zh: { children: '开始' }, en: { children: 'Play' } }

const meta = {
  title: 'Design system/Actions/Button',
  component: Button,
  tags: ['autodocs', 'stable'],
  parameters: { guide },
  args: {
    ...texts.zh,
    variant: 'primary',
    disabled: false,
    loading: false,
    fullWidth: false,
    onClick: fn(),
  },
  argTypes: {
    children: { control: 'text' },
    startIcon: { control: false },
    endIcon: { control: false },
  },
  render: (args, context) => <Button {...localizeArgs(context, args, texts)} />,
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button')
    await userEvent.click(button)
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}

export const Variants: Story = {
  parameters: withoutControls,
  render: (_, context) => (
    <Stack direction="row" spacing={3} sx={{ flexWrap: 'wrap' }}>
      <Button startIcon={<Play />}>{inLocale(context, { zh: '开始挑战', en: 'Play' })}</Button>
      <Button variant="secondary">{inLocale(context, { zh: '再玩一次', en: 'Play again' })}</Button>
      <Button variant="quiet">{inLocale(context, { zh: '跳过', en: 'Skip' })}</Button>
      <Button variant="danger">{inLocale(context, { zh: '删除账号', en: 'Delete account' })}</Button>
    </Stack>
  ),
}

export const Loading: Story = {
  args: { loading: true },
  render: (args, context) => (
    <Button {...args} loadingLabel={inLocale(context, { zh: '正在登录', en: 'Signing in' })}>
      {inLocale(context, { zh: '登录', en: 'Sign in' })}
    </Button>
  ),
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button')
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled()
  },
}

export const FullWidth: Story = { args: { fullWidth: true, endIcon: <ArrowRight /> } }

export const AsLink: Story = {
  args: { to: '/challenges', variant: 'secondary' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/challenges')
  },
}

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default, Variants, Loading, Disabled, FullWidth, AsLink }),
}
