import { useState } from 'react'
import type { ComponentProps } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Grid2x2, Keyboard, Link2 } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale, localizeArgs, withoutControls } from '#tests/stories'
import { guide } from './SegmentedControl.guide.tsx'
import { SegmentedControl } from './SegmentedControl.tsx'

function Live(props: ComponentProps<typeof SegmentedControl>) {
  const [value, setValue] = useState(props.value)
  const change = (next: string) => {
    setValue(next)
    props.onChange(next)
  }
  return <SegmentedControl {...props} value={value} onChange={change} />
}

const difficulties = {
  zh: [
    { value: 'easy', label: '简单' },
    { value: 'medium', label: '中等' },
    { value: 'hard', label: '困难' },
  ],
  en: [
    { value: 'easy', label: 'Easy' },
    { value: 'medium', label: 'Medium' },
    { value: 'hard', label: 'Hard' },
  ],
}

const texts = {
  zh: { label: '难度', options: difficulties.zh },
  en: { label: 'Difficulty', options: difficulties.en },
}

const meta = {
  title: 'Design system/Inputs/SegmentedControl',
  component: SegmentedControl,
  tags: ['autodocs', 'stable'],
  parameters: { guide },
  args: { ...texts.zh, value: 'easy', fullWidth: false, onChange: fn() },
  render: (args, context) => {
    const props = localizeArgs(context, args, texts)
    return <Live key={props.value} {...props} />
  },
} satisfies Meta<typeof SegmentedControl>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  argTypes: { value: { control: 'select', options: ['easy', 'medium', 'hard'] } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /中等|Medium/ }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: /困难|Hard/ })).toBeChecked()
  },
}

export const WithIcons: Story = {
  args: { fullWidth: true, value: 'typing' },
  render: (args, context) => (
    <Live
      {...args}
      label={inLocale(context, { zh: '玩法', en: 'Kind of game' })}
      options={[
        { value: 'typing', label: inLocale(context, { zh: '拼写', en: 'Typing' }), icon: <Keyboard /> },
        { value: 'matching', label: inLocale(context, { zh: '配对', en: 'Matching' }), icon: <Link2 /> },
        { value: 'choice', label: inLocale(context, { zh: '选择', en: 'Choice' }), icon: <Grid2x2 /> },
      ]}
    />
  ),
}

export const Language: Story = {
  args: { value: 'zh' },
  render: (args, context) => (
    <Live
      {...args}
      label={inLocale(context, { zh: '语言', en: 'Language' })}
      options={[
        { value: 'en', label: 'EN', lang: 'en' },
        { value: 'zh', label: '中文', lang: 'zh-CN' },
      ]}
    />
  ),
}

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default, WithIcons, Language }),
}
