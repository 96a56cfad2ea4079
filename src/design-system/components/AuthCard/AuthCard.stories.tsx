import type { Meta, StoryObj } from '@storybook/react-vite'
import { MailCheck } from 'lucide-react'
import { expect } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { fitsWindow, inLocale, localizeArgs, withoutControls } from '#tests/stories'
import { Button } from '../Button/Button.tsx'
import { FormField } from '../FormField/FormField.tsx'
import { Stack } from '../Layout/Layout.tsx'
import { Logo } from '../Logo/Logo.tsx'
import { PasswordField } from '../PasswordField/PasswordField.tsx'
import { TextLink } from '../TextLink/TextLink.tsx'
import { guide } from './AuthCard.guide.tsx'
import { AuthCard } from './AuthCard.tsx'
import { AuthStatus } from './AuthStatus.tsx'

const texts = {
  zh: {
    name: '词林',
    title: '欢迎回来',
    lead: '登录后，学过的每个词都记得住。',
    email: '邮箱',
    password: '密码',
    show: '显示密码',
    hide: '隐藏密码',
    go: '登录',
    agree: '登录即表示同意',
    terms: '用户协议',
  },
  en: {
    name: 'Wordgrove',
    title: 'Welcome back',
    lead: 'Sign in, and every word you met is remembered.',
    email: 'E-mail',
    password: 'Password',
    show: 'Show password',
    hide: 'Hide password',
    go: 'Sign in',
    agree: 'By signing in you accept the ',
    terms: 'user agreement',
  },
}

const headings = {
  zh: { title: texts.zh.title, lead: texts.zh.lead },
  en: { title: texts.en.title, lead: texts.en.lead },
}

const meta = {
  title: 'Design system/Inputs/AuthCard',
  component: AuthCard,
  tags: ['autodocs', 'stable'],
  // What covers the page gets a page of its own in the documentation.
  parameters: { guide, layout: 'fullscreen', docs: { story: { inline: false, height: '40rem' } } },
  args: { logo: null, title: texts.zh.title, lead: texts.zh.lead, children: null },
  argTypes: {
    logo: { control: false },
    lead: { control: 'text' },
    children: { control: false },
    footer: { control: false },
  },
  render: (args, context) => {
    const words = inLocale(context, texts)
    return (
      <AuthCard
        {...localizeArgs(context, args, headings)}
        logo={<Logo name={words.name} size="large" />}
        footer={
          <>
            {words.agree}
            <TextLink to="/terms">{words.terms}</TextLink>
          </>
        }
      >
        <Stack spacing={5}>
          <FormField label={words.email} type="email" autoComplete="email" />
          <PasswordField
            label={words.password}
            showLabel={words.show}
            hideLabel={words.hide}
            autoComplete="current-password"
          />
          <Button fullWidth type="submit">
            {words.go}
          </Button>
        </Stack>
      </AuthCard>
    )
  },
} satisfies Meta<typeof AuthCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
  },
}

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } }, play: fitsWindow }

const sent = {
  zh: { title: '看看邮箱', text: '邮件已发到 mei.lin@mail.example。' },
  en: { title: 'Look into your mailbox', text: 'A mail went to mei.lin@mail.example.' },
}

export const Sent: Story = {
  parameters: withoutControls,
  render: (_, context) => {
    const { title, text } = inLocale(context, sent)
    return (
      <AuthCard logo={<Logo name={inLocale(context, texts).name} size="large" />} title={title}>
        <AuthStatus icon={<MailCheck aria-hidden />}>{text}</AuthStatus>
      </AuthCard>
    )
  },
  play: async ({ canvas, ...context }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(inLocale(context, sent).text)
  },
}

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default, OnPhone, Sent }),
}
