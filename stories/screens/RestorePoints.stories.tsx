import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { never, refuse } from '#tests/mock-api'
import type { MockAnswers } from '#tests/mock-api'
import { screen } from '#tests/screen'
import { inLocale } from '#tests/stories'
import { storyNextAt, storyNotePreview, storyPoints, storyPreview } from '#tests/story-restore'

/** Restore points: what the learner edits as it was in the last nights, and the way back. */
const meta = { title: 'Screens/Restore points', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const restored = fn<(body: unknown) => void>()

const page = (api: MockAnswers = {}, query = '') =>
  screen({
    path: `/settings/restore${query}`,
    as: 'user',
    api: {
      'GET /api/restore-points': { points: storyPoints, next_at: storyNextAt },
      'GET /api/restore-points/{id}': ({ query: asked }) => (asked.has('note') ? storyNotePreview : storyPreview),
      'POST /api/restore-points/{id}/restore': ({ params, body }) => {
        restored({ id: params['id'], ...(body as object) })
        return { undo: '00000000-0000-4000-8000-000000000999', notes: 3, left_out: 0 }
      },
      ...api,
    },
  })

const texts = {
  all: { zh: '全部恢复', en: 'Put everything back' },
  done: { zh: '已经恢复', en: 'Put back' },
  list: { zh: '恢复点', en: 'Restore points' },
  note: { zh: '恢复这本笔记', en: 'Put this note back' },
  only: { zh: '只恢复“我的四级词”', en: 'Only “我的四级词”' },
  open: { zh: /^查看 .*的内容$/, en: /^See the copy of/ },
  undo: { zh: '撤销', en: 'Undo' },
}

type Context = Parameters<NonNullable<Story['play']>>[0]

/** Opens the oldest point and answers its dialog. */
async function openOldest(context: Context) {
  const { canvas } = context
  const list = within(await canvas.findByRole('list', { name: inLocale(context, texts.list) }))
  const oldest = list.getAllByRole('button', { name: inLocale(context, texts.open) }).at(-1)
  if (!oldest) throw new Error('A point was expected')
  await userEvent.click(oldest)
  return within(await canvas.findByRole('dialog'))
}

export const Default: Story = {
  ...page(),
  play: async (context) => {
    const list = within(await context.canvas.findByRole('list', { name: inLocale(context, texts.list) }))
    await expect(list.getAllByRole('listitem')).toHaveLength(3)
    await expect(list.getByText(inLocale(context, { zh: '和现在一样', en: 'The same as now' }))).toBeVisible()
    const more = { zh: '“我的四级词”：比现在多 12 个词', en: '“我的四级词”: 12 words more than now' }
    await expect(list.getByText(inLocale(context, more))).toBeVisible()
    const others = {
      zh: '和现在不同：自己的句子，学习设置',
      en: 'Different now: own sentences, learning settings',
    }
    await expect(list.getByText(inLocale(context, others))).toBeVisible()
  },
}

/** At 360 px nothing is wider than the screen. */
export const OnPhone: Story = {
  ...Default,
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await Default.play?.(context)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** Says exactly what will happen before it does, and is undone by one press. */
export const Everything: Story = {
  ...page(),
  play: async (context) => {
    restored.mockClear()
    const dialog = await openOldest(context)
    await dialog.findByText(
      inLocale(context, {
        zh: '“我的四级词”：找回 15 个词，后来加的 3 个词进回收站，1 个词变回原样',
        en: '“我的四级词”: 15 words come back, 3 words added since go into the bin, 1 word is again as it was',
      }),
    )
    await expect(dialog.getByText(/“Words from class”/)).toBeVisible()
    await expect(restored).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: inLocale(context, texts.all) }))
    await context.canvas.findByText(inLocale(context, texts.done))
    await expect(restored).toHaveBeenCalledWith(expect.objectContaining({ id: storyPoints[2]?.id }))
    await userEvent.click(context.canvas.getByRole('button', { name: inLocale(context, texts.undo) }))
    await waitFor(() =>
      expect(restored).toHaveBeenLastCalledWith(
        expect.objectContaining({ id: '00000000-0000-4000-8000-000000000999' }),
      ),
    )
  },
}

/** The open dialog, as it is read before the press. */
export const Confirmation: Story = {
  ...page(),
  play: async (context) => {
    const dialog = await openOldest(context)
    await expect(await dialog.findByRole('button', { name: inLocale(context, texts.only) })).toBeVisible()
    await expect(dialog.getByRole('button', { name: inLocale(context, texts.all) })).toBeEnabled()
  },
}

export const ConfirmationOnPhone: Story = {
  ...Confirmation,
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await Confirmation.play?.(context)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** One note alone; what is wrong is said in place, and the second press is the same restore. */
export const OneNote: Story = {
  ...page({
    'POST /api/restore-points/{id}/restore': ({ body }) => {
      restored(body)
      return restored.mock.calls.length === 1
        ? refuse(503, 'busy')
        : { undo: '00000000-0000-4000-8000-000000000999', notes: 1, left_out: 0 }
    },
  }),
  play: async (context) => {
    restored.mockClear()
    const dialog = await openOldest(context)
    await userEvent.click(await dialog.findByRole('button', { name: inLocale(context, texts.only) }))
    const press = await dialog.findByRole('button', { name: inLocale(context, texts.note) })
    await waitFor(() => expect(press).toBeEnabled())
    await userEvent.click(press)
    await expect(await dialog.findByRole('alert')).toBeVisible()
    await userEvent.click(press)
    await context.canvas.findByText(inLocale(context, texts.done))
    const [first, second] = restored.mock.calls
    await expect(first).toEqual(second)
  },
}

/** From the menu of a note: the nights on which it was different. */
export const EarlierVersions: Story = {
  ...page(
    {
      'GET /api/restore-points': {
        points: storyPoints.slice(2).map((point) => ({
          ...point,
          notes: 1,
          words: 140,
          differences: point.differences.slice(0, 1),
          different: 1,
          others: [],
        })),
        next_at: storyNextAt,
      },
    },
    '?note=00000000-0000-4000-8000-000000000001',
  ),
  play: async (context) => {
    const title = { zh: '“我的四级词”以前的版本', en: 'Earlier versions of “我的四级词”' }
    await context.canvas.findByRole('heading', { level: 2, name: inLocale(context, title) })
    const dialog = await openOldest(context)
    const press = await dialog.findByRole('button', { name: inLocale(context, texts.note) })
    await waitFor(() => expect(press).toBeEnabled())
  },
}

export const Empty: Story = {
  ...page({ 'GET /api/restore-points': { points: [], next_at: storyNextAt } }),
  play: async (context) => {
    await context.canvas.findByText(inLocale(context, { zh: '还没有恢复点', en: 'No restore point yet' }))
  },
}

export const Loading: Story = {
  ...page({ 'GET /api/restore-points': never }),
  play: async (context) => {
    await context.canvas.findByText(inLocale(context, { zh: '正在加载恢复点', en: 'Loading restore points' }))
  },
}

export const Failed: Story = {
  ...page({ 'GET /api/restore-points': refuse(500, 'server_error') }),
  play: async (context) => {
    await context.canvas.findByRole('button', { name: inLocale(context, { zh: '重试', en: 'Try again' }) })
  },
}

/** A guest has no restore points, and is told how to get an account. */
export const Locked: Story = {
  ...screen({ path: '/settings/restore', as: 'guest' }),
  play: async (context) => {
    const main = within(await context.canvas.findByRole('main'))
    await main.findByRole('link', { name: inLocale(context, { zh: '创建账号', en: 'Create account' }) })
  },
}

export const En: Story = {
  ...Default,
  globals: { viewport: { value: 'desktop' }, locale: 'en' },
  play: async (context) => {
    await context.canvas.findByRole('heading', { level: 1, name: 'Restore points' })
    await Default.play?.(context)
  },
}
