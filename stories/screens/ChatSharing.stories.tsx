import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { FinishedRun } from '#contract/challenges'
import type { ChatMessage } from '#contract/chat'
import type { Note, NoteCard } from '#contract/notes'
import { refuse } from '#tests/mock-api'
import type { MockAnswers } from '#tests/mock-api'
import { screen } from '#tests/screen'
import { inLocale } from '#tests/stories'
import { chatAnswers, someMessage, storyConversation } from '#tests/story-chat'
import { fox } from '#tests/story-info'
import { someDuel, storyDuel } from '#tests/story-together'

/** What contacts show each other in messages: words, a page of a note, the result of a level. */
const meta = { title: 'Screens/Chat/Sharing', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const page: ChatMessage = someMessage({
  id: 's1',
  text: '分享笔记“Zoo”，7 个单词',
  attachment: {
    kind: 'list',
    title: 'Zoo',
    words: ['elephant', 'tiger', 'Momo', 'lion', 'bear', 'monkey', 'panda'].map((word) => ({
      word,
      meaning: word === 'Momo' ? '动物园里的小猴子' : null,
    })),
    total: 7,
  },
})
const result: ChatMessage = someMessage({
  id: 's2',
  seq: 2,
  version: 2,
  text: '动物与自然 · 简单 · 第 3 关：8 个词答对 7 个',
  attachment: {
    kind: 'result',
    title: { zh: '动物与自然', en: 'Animals and nature' },
    category: 'animals-nature',
    sub: null,
    difficulty: 'easy',
    level: 3,
    type: 'multi-choice',
    stars: 3,
    right: 7,
    total: 8,
    ms: 42_000,
  },
})

const sent = fn<(body: unknown) => void>()
const taken = ({ body }: { body: unknown }): ChatMessage => {
  sent(body)
  const { id, text } = body as { id: string; text: string }
  return someMessage({ id, text, seq: 9, version: 9, own: true })
}

const run: FinishedRun = {
  id: '5d1f3c1e-1f61-4d4e-9a55-0f6f2f6f7c11',
  title: { zh: '动物与自然', en: 'Animals and nature' },
  difficulty: 'easy',
  level: 3,
  type: 'multi-choice',
  stars: 3,
  right: 7,
  total: 8,
  ms: 42_000,
  at: '2026-03-04T01:00:00.000Z',
}
const note: NoteCard = {
  id: '5d1f3c1e-1f61-4d4e-9a55-0f6f2f6f7c12',
  kind: 'own',
  title: { zh: 'Travel', en: 'Travel' },
  tag: null,
  cover: null,
  words: 12,
  updated_at: '2026-03-04T01:00:00.000Z',
}
const pages: Note = {
  ...note,
  version: 1,
  sections: [{ id: 'a', title: { zh: 'One', en: 'One' }, position: 'V' }],
  pages: [
    {
      id: '5d1f3c1e-1f61-4d4e-9a55-0f6f2f6f7c13',
      section: 'a',
      title: { zh: 'Airport', en: 'Airport' },
      position: 'V',
      words: 12,
    },
    {
      id: '5d1f3c1e-1f61-4d4e-9a55-0f6f2f6f7c14',
      section: 'a',
      title: { zh: 'Empty', en: 'Empty' },
      position: 'W',
      words: 0,
    },
  ],
}

const open = (api: MockAnswers = {}) =>
  screen({
    path: `/chat/${storyConversation}`,
    as: 'user',
    api: {
      ...chatAnswers(),
      'GET /api/conversations/{id}/messages': { items: [page, result], more: false, version: 6 },
      'GET /api/words/{word}': ({ params }) => ({ ...fox, headword: params['word'] ?? '' }),
      'GET /api/note-words': { notes: [] },
      'GET /api/notes': { notes: [note], next: null },
      'GET /api/notes/{id}': pages,
      'GET /api/runs': { runs: [run] },
      'POST /api/conversations/{id}/shared': taken,
      ...api,
    },
  })

const texts = {
  zh: {
    all: '看全部 7 个',
    play: '我也来玩',
    own: '动物园里的小猴子',
    share: '分享',
    words: '单词',
    page: '笔记的一页',
    result: '闯关成绩',
    send: '发送',
    airport: /Airport/,
    three: /第 3 关/,
  },
  en: {
    all: 'Show all 7',
    play: 'Play it too',
    own: '动物园里的小猴子',
    share: 'Share',
    words: 'Words',
    page: 'A page of a note',
    result: 'A challenge result',
    send: 'Send',
    airport: /Airport/,
    three: /level 3/,
  },
}

/** A page shows its first words, and the rest at a press; the sharer's own meaning stands where there is one. */
export const Default: Story = {
  ...open(),
  play: async (context) => {
    const { canvas } = context
    const { all, play, own } = inLocale(context, texts)
    const region = await canvas.findByRole('region', { name: /mei-lin/ })
    await expect(await within(region).findByText(own)).toBeVisible()
    await expect(within(region).queryByText('panda')).toBeNull()
    await userEvent.click(within(region).getByRole('button', { name: all }))
    await expect(await within(region).findByText('panda')).toBeVisible()
    await expect(within(region).getByRole('link', { name: play })).toHaveAttribute(
      'href',
      '/word-challenge/animals-nature/game?difficulty=easy&level=3&type=multi-choice',
    )
  },
}

const choose = async (context: Parameters<NonNullable<Story['play']>>[0], item: 'words' | 'page' | 'result') => {
  const { canvas, canvasElement } = context
  const said = inLocale(context, texts)
  sent.mockClear()
  await userEvent.click(await canvas.findByRole('button', { name: said.share }))
  const body = within(canvasElement.ownerDocument.body)
  await userEvent.click(await body.findByRole('menuitem', { name: said[item] }))
  return { ...said, dialog: within(await body.findByRole('dialog')) }
}

/** Words are typed, on lines or with commas. */
export const Words: Story = {
  ...open(),
  play: async (context) => {
    const { dialog, send } = await choose(context, 'words')
    await userEvent.type(dialog.getByRole('textbox'), 'dog, give up\ncat')
    await userEvent.click(dialog.getByRole('button', { name: send }))
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({ share: { kind: 'words', words: ['dog', 'give up', 'cat'] } }),
      ),
    )
  },
}

/** A page is chosen in two steps; one without words is not offered. */
export const PageOfNote: Story = {
  ...open(),
  play: async (context) => {
    const { dialog, airport } = await choose(context, 'page')
    await userEvent.click(await dialog.findByRole('button', { name: 'Travel' }))
    await dialog.findByRole('button', { name: airport })
    await expect(dialog.queryByRole('button', { name: /Empty/ })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: airport }))
    const page = { kind: 'page', note: note.id, page: pages.pages[0]?.id }
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ share: page })))
  },
}

/** One of the last results. */
export const Result: Story = {
  ...open(),
  play: async (context) => {
    const { dialog, three } = await choose(context, 'result')
    await userEvent.click(await dialog.findByRole('button', { name: three }))
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(expect.objectContaining({ share: { kind: 'result', run: run.id } })),
    )
  },
}

/** What was to be shown is gone: the message stays, says so, and can be discarded. */
export const Gone: Story = {
  ...open({ 'POST /api/conversations/{id}/shared': refuse(404, 'share_gone') }),
  play: async (context) => {
    const { dialog, three } = await choose(context, 'result')
    await userEvent.click(await dialog.findByRole('button', { name: three }))
    const region = context.canvas.getByRole('region', { name: /mei-lin/ })
    await within(region).findByText(inLocale(context, { zh: /已经不在了/, en: /not there any more/ }))
  },
}

const duelTexts = {
  zh: { play: '开始', hidden: '你玩完就能看到', more: /多答对 2 个/, waiting: '还没玩', over: /已经结束/ },
  en: {
    play: 'Play',
    hidden: 'Shown once you have played',
    more: /2 more right/,
    waiting: 'Not played yet',
    over: /is over/,
  },
}
const duelIn = (given: Parameters<typeof someDuel>[0], own = false) =>
  open({
    'GET /api/conversations/{id}/messages': {
      items: [
        someMessage({
          id: 's3',
          own,
          text: '来比一比：动物与自然 · 简单 · 第 3 关',
          attachment: { kind: 'duel', duel: storyDuel },
        }),
      ],
      more: false,
      version: 6,
    },
    'GET /api/together/duels/{id}': someDuel({ own, ...given }),
  })

/** A contact asks for a duel: it is played when one likes, and no figure is seen before. */
export const DuelAsked: Story = {
  ...duelIn({}),
  play: async (context) => {
    const { canvas } = context
    const { play, hidden } = inLocale(context, duelTexts)
    await expect(await canvas.findByText(hidden)).toBeVisible()
    await expect(canvas.getByRole('link', { name: play })).toHaveAttribute(
      'href',
      `/word-challenge/animals-nature/game?difficulty=easy&level=3&type=multi-choice&duel=${storyDuel}`,
    )
  },
}

/** Both have played: the results side by side. */
export const DuelPlayed: Story = {
  ...duelIn({
    state: 'finished',
    mine: { right: 8, total: 8, ms: 51_000 },
    theirs: { right: 6, total: 8, ms: 42_000 },
  }),
  play: async (context) => {
    const { canvas } = context
    const { more, play } = inLocale(context, duelTexts)
    await expect(await canvas.findByText(more)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: play })).toBeNull()
  },
}

/** The learner has asked, and the other one has not played yet; or never did. */
export const DuelWaiting: Story = {
  ...duelIn({ mine: { right: 6, total: 8, ms: 42_000 } }, true),
  play: async (context) => {
    await expect(await context.canvas.findByText(inLocale(context, duelTexts).waiting)).toBeVisible()
  },
}
export const DuelOver: Story = {
  ...duelIn({ state: 'over', mine: { right: 6, total: 8, ms: 42_000 } }, true),
  play: async (context) => {
    await expect(await context.canvas.findByText(inLocale(context, duelTexts).over)).toBeVisible()
  },
}
