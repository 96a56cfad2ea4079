import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale, localizeArgs, withoutControls } from '#tests/stories'
import { Button } from '../Button/Button.tsx'
import { guide } from './ContactRow.guide.tsx'
import { ContactRow } from './ContactRow.tsx'

const texts = {
  zh: { detail: '连续 7 天 · 本周 320 分' },
  en: { detail: '7 days in a row · 320 points this week' },
}

const meta = {
  title: 'Design system/Commerce/ContactRow',
  component: ContactRow,
  tags: ['autodocs', 'stable'],
  parameters: { guide },
  args: { ...texts.zh, name: 'mei-lin' },
  argTypes: { actions: { control: false } },
  render: (args, context) => (
    <ul>
      <ContactRow {...localizeArgs(context, args, texts)} />
    </ul>
  ),
} satisfies Meta<typeof ContactRow>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('mei-lin')
  },
}

export const Request: Story = {
  render: (args, context) => (
    <ul>
      <ContactRow
        {...args}
        detail={inLocale(context, { zh: '想加你为联系人', en: 'would like to be a contact' })}
        actions={
          <>
            <Button variant="secondary">{inLocale(context, { zh: '接受', en: 'Accept' })}</Button>
            <Button variant="quiet">{inLocale(context, { zh: '忽略', en: 'Ignore' })}</Button>
          </>
        }
      />
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2)
  },
}

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default, Request }),
}
