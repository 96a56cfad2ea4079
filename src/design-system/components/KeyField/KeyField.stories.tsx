import { useState } from 'react'
import type { ComponentProps } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale, localizeArgs, withoutControls } from '#tests/stories'
import { guide } from './KeyField.guide.tsx'
import { KeyField } from './KeyField.tsx'

const texts = {
  zh: {
    label: '再听一遍',
    value: '空格',
    changeLabel: '再听一遍：空格，更换按键',
    waitLabel: '按一个键',
    waitHelp: '请按新的键。按 Esc 保持不变。',
  },
  en: {
    label: 'Listen again',
    value: 'Space',
    changeLabel: 'Listen again: Space. Change the key',
    waitLabel: 'Press a key',
    waitHelp: 'Press the new key. Esc leaves it as it is.',
  },
}

/** Takes every key, as a page does that keeps them. */
function Live(props: ComponentProps<typeof KeyField>) {
  const [key, setKey] = useState<string>()
  const onKey = (pressed: string) => {
    const isSettled = props.onKey(pressed)
    if (isSettled) setKey(pressed)
    return isSettled
  }
  const value = key ?? props.value
  return <KeyField {...props} value={value} changeLabel={props.changeLabel.replace(props.value, value)} onKey={onKey} />
}

const meta = {
  title: 'Design system/Inputs/KeyField',
  component: KeyField,
  tags: ['autodocs', 'new'],
  parameters: { guide },
  args: { ...texts.zh, tone: 'done', onKey: fn(() => true), onWait: fn() },
  argTypes: { help: { control: 'text' }, message: { control: 'text' } },
  render: (args, context) => <Live {...localizeArgs(context, args, texts)} />,
} satisfies Meta<typeof KeyField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args, ...context }) => {
    const { label, waitHelp } = inLocale(context, texts)
    const button = () => canvas.getByRole('button', { name: new RegExp(`^${label}`) })
    await userEvent.click(button())
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(waitHelp)
    await userEvent.keyboard(';')
    await expect(args.onKey).toHaveBeenLastCalledWith(';')
    await expect(button()).toHaveTextContent(';')
    await expect(button()).toHaveFocus()
  },
}

/** By keyboard alone: Esc leaves it as it is, Shift waits for what follows, Enter and Space are keys as others are, Tab goes on. */
export const ByKeyboard: Story = {
  args: { onKey: fn((key: string) => !/Tab|Control/.test(key)) },
  play: async ({ canvas, args, ...context }) => {
    const button = () => canvas.getByRole('button', { name: new RegExp(`^${inLocale(context, texts).label}`) })
    button().focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(button()).toHaveFocus()
    await expect(args.onKey).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}{Shift>}?{/Shift}')
    await expect(args.onKey).toHaveBeenLastCalledWith('?')
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onKey).toHaveBeenLastCalledWith('Space')
    await expect(button()).toHaveFocus()
    await userEvent.keyboard(' ')
    await userEvent.keyboard('{Enter}')
    await expect(args.onKey).toHaveBeenLastCalledWith('Enter')
    await userEvent.keyboard('{Enter}{Control>}l{/Control}')
    await expect(args.onKey).toHaveBeenLastCalledWith('Control+l')
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await userEvent.tab()
    await expect(args.onKey).toHaveBeenLastCalledWith('Tab')
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

const clash = {
  zh: { message: '“空格”已用于“继续”', actions: [{ label: '互换', onPress: fn() }] },
  en: { message: '“Space” is taken by “Continue”', actions: [{ label: 'Swap them', onPress: fn() }] },
}

/** Another action has the key: both can be swapped, and the focus stays with the key. */
export const Clash: Story = {
  args: { tone: 'error' },
  render: (args, context) => <Live {...localizeArgs(context, args, texts)} {...inLocale(context, clash)} />,
  play: async ({ canvas, ...context }) => {
    const { message, actions } = inLocale(context, clash)
    await expect(canvas.getByRole('status')).toHaveTextContent(message)
    const [swap] = actions
    await userEvent.click(canvas.getByRole('button', { name: swap?.label }))
    await expect(swap?.onPress).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: inLocale(context, texts).changeLabel })).toHaveFocus()
  },
}

export const WithHelp: Story = {
  render: (args, context) => (
    <Live
      {...localizeArgs(context, args, texts)}
      help={inLocale(context, {
        zh: '要开口说时，开始和结束录音',
        en: 'Where you are to speak, it starts and ends the recording',
      })}
    />
  ),
}

/** On a narrow screen with text at 200 % the key stands below its name. */
export const LargeText: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%'
    return () => {
      document.documentElement.style.fontSize = ''
    }
  },
  play: async ({ canvasElement, ...context }) => {
    const button = within(canvasElement).getByRole('button', { name: inLocale(context, texts).changeLabel })
    await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default, ByKeyboard, Clash, WithHelp, LargeText }),
}
