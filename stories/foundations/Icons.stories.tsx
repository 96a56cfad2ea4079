import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { inLocale, storyLanguage } from '#tests/stories'
import { iconMeanings } from './parts/icon-meanings.ts'
import { IconSearch } from './parts/IconSearch.tsx'
import { Specimens } from './parts/Specimens.tsx'

/** Shown on the page of the same name. */
const meta = {
  title: 'Foundations/Icons',
  tags: ['!dev'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: (_, context) => (
    <Specimens language={storyLanguage(context)}>
      <IconSearch language={storyLanguage(context)} />
    </Specimens>
  ),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Found by a word of either language or by the name of the icon. */
export const Default: Story = {
  play: async (context) => {
    const { canvas } = context
    await expect(canvas.getAllByRole('listitem')).toHaveLength(Object.keys(iconMeanings).length)
    const search = canvas.getByRole('searchbox')
    for (const query of ['复习', 'review', 'droplets']) {
      await userEvent.clear(search)
      await userEvent.type(search, query)
      const [item, ...others] = canvas.getAllByRole('listitem')
      await expect(others).toEqual([])
      await expect(item).toHaveTextContent('Droplets')
    }
    const label = `${inLocale(context, { zh: '复制', en: 'Copy' })} import { Droplets } from 'lucide-react'`
    await expect(canvas.getByRole('button', { name: label })).toBeVisible()
    await userEvent.clear(search)
  },
}
