import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { BlockChanges } from '#contract/word-manager'
import { someUser } from '#tests/factories'
import { screen } from '#tests/screen'
import { inLocale } from '#tests/stories'
import { someEditedWord } from '#tests/story-editor'

const saved = fn<(body: unknown) => void>()
const saving = { end: (): void => undefined }
const beforeSave = someEditedWord()

const meta = {
  title: 'Screens/AdminWord/Saving',
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const texts = {
  zh: { firstSense: '释义，第 1 行', zh: '中文', save: '保存' },
  en: { firstSense: 'Senses, row 1', zh: 'Chinese', save: 'Save' },
}

/** What is typed while a save is on its way is not lost with the draft that the save removes: it is the next change. */
export const Default: Story = {
  ...screen({
    path: '/admin/word-manager/12',
    as: 'user',
    api: {
      'GET /api/user': someUser({ is_admin: true, role: 'admin' }),
      'GET /api/admin/words/{word}': beforeSave,
      'PUT /api/admin/words/{word}/draft': undefined,
      'PUT /api/admin/words/{word}': async ({ body }) => {
        saved(body)
        const { senses } = (body as { changes: BlockChanges }).changes
        await new Promise<void>((resolve) => {
          saving.end = resolve
        })
        const { blocks } = beforeSave
        return {
          ...beforeSave,
          blocks: { ...blocks, senses: { ...blocks.senses, version: 3, value: senses?.value ?? blocks.senses.value } },
        }
      },
    },
  }),
  play: async (context) => {
    const { canvas } = context
    const { firstSense, zh, save } = inLocale(context, texts)
    saved.mockClear()
    const saveButton = () => {
      const [button] = canvas.getAllByRole('button', { name: save })
      if (!button) throw new Error('there is no button to save')
      return button
    }
    const field = () => within(canvas.getByRole('group', { name: firstSense })).getByRole('textbox', { name: zh })
    await canvas.findByRole('group', { name: firstSense })
    await userEvent.clear(field())
    await userEvent.type(field(), '一张')
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1))
    await userEvent.type(field(), '纸')
    saving.end()
    await waitFor(() => expect(saveButton()).not.toHaveAttribute('aria-busy', 'true'))
    await expect(field()).toHaveValue('一张纸')
    await userEvent.click(saveButton())
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(2))
    saving.end()
    await expect(saved).toHaveBeenLastCalledWith({
      changes: { senses: expect.objectContaining({ version: 3 }) as unknown },
    })
    await waitFor(() => expect(saveButton()).toBeDisabled())
  },
}
