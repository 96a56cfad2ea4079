import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale, localizeArgs, withoutControls } from '#tests/stories'
import { Text } from '../Text/Text.tsx'
import { guide } from './Tabs.guide.tsx'
import { Tabs } from './Tabs.tsx'
import type { TabsProps } from './Tabs.tsx'

const texts = {
  zh: {
    label: '登录方式',
    tabs: [
      { value: 'code', label: '验证码登录' },
      { value: 'password', label: '密码登录' },
    ],
    code: '我们会把六位验证码发到你的手机。',
    password: '用手机号或邮箱，加上密码。',
  },
  en: {
    label: 'Ways to sign in',
    tabs: [
      { value: 'code', label: 'Code login' },
      { value: 'password', label: 'Password login' },
    ],
    code: 'We send six digits to your phone.',
    password: 'Your phone or e-mail, and your password.',
  },
}

function Live({ words, ...props }: TabsProps<string> & { words: typeof texts.zh }) {
  const [value, setValue] = useState(props.value)
  const change = (next: string) => {
    setValue(next)
    props.onChange(next)
  }
  return (
    <Tabs {...props} value={value} onChange={change}>
      <Text>{value === 'code' ? words.code : words.password}</Text>
    </Tabs>
  )
}

const meta = {
  title: 'Design system/Navigation/Tabs',
  component: Tabs,
  tags: ['autodocs', 'stable'],
  parameters: { guide },
  args: { label: texts.zh.label, tabs: texts.zh.tabs, value: 'code', onChange: fn(), children: texts.zh.code },
  argTypes: { children: { control: false }, value: { control: 'select', options: ['code', 'password'] } },
  render: (args, context) => {
    const words = inLocale(context, texts)
    const labels = {
      zh: { label: texts.zh.label, tabs: texts.zh.tabs },
      en: { label: texts.en.label, tabs: texts.en.tabs },
    }
    return <Live key={args.value} {...localizeArgs(context, args, labels)} words={words} />
  },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /验证码|Code/ }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: /密码|Password/ })).toHaveAttribute('aria-selected', 'true')
    const [first, last] = canvas.getAllByRole('tab')
    await expect(last).toHaveFocus()
    await expect(canvas.getByRole('tabpanel', { name: /密码|Password/ })).toHaveTextContent(/密码|password/)
    const steps = [
      ['{Home}', first],
      ['{End}', last],
      ['{ArrowRight}', first],
      ['{ArrowLeft}', last],
    ] as const
    for (const [key, tab] of steps) {
      await userEvent.keyboard(key)
      await expect(tab).toHaveFocus()
      await expect(tab).toHaveAttribute('aria-selected', 'true')
    }
    await userEvent.tab({ shift: true })
    await userEvent.tab()
    await expect(last).toHaveFocus()
  },
}

const many = {
  zh: ['释义', '例句', '搭配', '词源', '助记', '同族词'],
  en: ['Meanings', 'Examples', 'Collocations', 'Etymology', 'Memory aids', 'Word family'],
}

export const Scrolling: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args, context) => (
    <Tabs
      {...args}
      label={inLocale(context, { zh: '单词', en: 'Word' })}
      value="0"
      tabs={inLocale(context, many).map((label, index) => ({ value: String(index), label }))}
    >
      <Text lang="en">grove</Text>
    </Tabs>
  ),
}

/** The lines of the ARIA pattern 'Tabs' that the other stories do not have; the page of accessibility has them all. */
export const AriaPattern: Story = {
  play: async ({ canvas, ...context }) => {
    const [first, second] = canvas.getAllByRole('tab')
    const panel = canvas.getByRole('tabpanel')
    await expect(canvas.getByRole('tablist')).toHaveAccessibleName(inLocale(context, texts).label)
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await expect(second).toHaveAttribute('aria-selected', 'false')
    // One tab has the tab stop.
    await expect(first).toHaveAttribute('tabindex', '0')
    await expect(second).toHaveAttribute('tabindex', '-1')
    await expect(first).toHaveAttribute('aria-controls', panel.id)
    await expect(panel).toHaveAttribute('aria-labelledby', first?.id)
    // Deviations: the other panels do not exist, and a panel takes no focus itself.
    await expect(second).not.toHaveAttribute('aria-controls')
    await expect(panel).not.toHaveAttribute('tabindex')
    first?.focus()
    await userEvent.tab()
    await expect(canvas.getByRole('tablist').contains(document.activeElement)).toBe(false)
  },
}

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default, Scrolling, AriaPattern }),
}
