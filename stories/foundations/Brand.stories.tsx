import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor } from 'storybook/test'
import { storyLanguage } from '#tests/stories'
import { BrandFiles } from './parts/BrandFiles.tsx'

/** Shown on the page of the same name. */
const meta = {
  title: 'Foundations/Brand',
  tags: ['!dev'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: (_, context) => <BrandFiles language={storyLanguage(context)} />,
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Every file arrives, as what its name says. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const files: Blob[] = []
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob)
      return 'blob:brand'
    })
    for (const [index, button] of canvas.getAllByRole('button').entries()) {
      await userEvent.click(button)
      await waitFor(() => expect(files).toHaveLength(index + 1))
      const isPng = button.textContent?.endsWith('.png')
      await expect(files[index]?.type).toBe(isPng ? 'image/png' : 'image/svg+xml')
      await expect(files[index]?.size).toBeGreaterThan(200)
    }
    await expect(files).toHaveLength(6)
  },
}
