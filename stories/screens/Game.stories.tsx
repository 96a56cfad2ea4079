import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { ChallengeType } from '#contract/challenges'
import { messageText } from '#contract/messages'
import { never, offline, refuse } from '#tests/mock-api'
import type { MockAnswers } from '#tests/mock-api'
import { screen } from '#tests/screen'
import type { ScreenSetup } from '#tests/screen'
import { storyNotes } from '#tests/story-notes'
import { headwordOf, runServer, storyResult, storyRun } from '#tests/story-run'
import { inLocale, storyLanguage } from '#tests/stories'

interface Place extends Partial<Pick<ScreenSetup, 'as'>> {
  type?: ChallengeType
  level?: number
}

const game = (api: MockAnswers, { type = 'multi-choice', level = 1, as = 'user' }: Place = {}) =>
  screen({ path: `/word-challenge/animals-nature/game?difficulty=easy&level=${level}&type=${type}`, as, api })

/** A level from its first word on. */
const playing = (type: ChallengeType) => game(runServer(storyRun(type)), { type })

const meta = { title: 'Screens/Game' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const skip = async (context: Context) => {
  await userEvent.click(
    await context.canvas.findByRole('button', { name: inLocale(context, { zh: /跳过/, en: /Skip/ }) }),
  )
  // The digits are heard once the question stands.
  await waitFor(() => expect(context.canvas.queryByRole('article')).toBeNull())
}

/** The words are met first. Enter goes on, and after the last one the game begins. */
export const Default: Story = {
  ...playing('multi-choice'),
  play: async (context) => {
    const { canvas } = context
    const words = storyRun('multi-choice').questions.map((question) =>
      headwordOf('word_id' in question ? question.word_id : 0),
    )
    await canvas.findByRole('heading', { level: 2, name: words[0] })
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('heading', { level: 2, name: words[1] })).toBeVisible()
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1')
  },
}

/** By keyboard alone: a wrong answer shows the right one, Enter goes on. */
export const MultiChoice: Story = {
  ...playing('multi-choice'),
  play: async (context) => {
    const { canvas } = context
    const [first, second] = storyRun('multi-choice').questions
    if (!first || !second || !('options' in first) || !('options' in second)) throw new Error('A choice was expected')
    await skip(context)
    await expect(canvas.getByRole('heading', { level: 1, name: new RegExp(headwordOf(first.word_id)) })).toBeVisible()
    const wrong = first.options.findIndex((id) => id !== first.word_id)
    await userEvent.keyboard(String(wrong + 1))
    await canvas.findByText(inLocale(context, { zh: '记住它', en: 'Remember this one' }))
    await expect(canvas.getByText(inLocale(context, { zh: '你选的', en: 'Your choice' }))).toBeVisible()
    // What was taken for it is named, so that the two are told apart.
    const chosen = canvas.getByText(inLocale(context, { zh: /^你选的是/, en: /^You chose/ }))
    await expect(chosen).toHaveTextContent(headwordOf(first.options[wrong] ?? 0))
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('heading', { level: 1, name: new RegExp(headwordOf(second.word_id)) })).toHaveFocus()
    await userEvent.keyboard(String(second.options.indexOf(second.word_id) + 1))
    // A miss is a step, and adds the one that brings the word back.
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '2')
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuemax', '9')
  },
}

/** A slip says what was expected; Backspace mends it for free, the second one ends the word. */
export const Typing: Story = {
  ...playing('typing'),
  play: async (context) => {
    const { canvas } = context
    const [first] = storyRun('typing').questions
    const word = headwordOf(first && 'word_id' in first ? first.word_id : 0)
    await skip(context)
    const field = canvas.getByRole('textbox')
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard(`${word.charAt(0)}q`)
    const expected = { expected: word.charAt(1), typed: 'q' }
    await expect(canvas.getByText(messageText('letter_expected', storyLanguage(context), expected))).toBeVisible()
    await userEvent.keyboard(`{Backspace}${word.slice(1)}`)
    await expect(await canvas.findByText(inLocale(context, { zh: '答对了', en: 'Right' }))).toBeVisible()
  },
}

/** The hint shows the word, and the learner types it. */
export const TypingWithHint: Story = {
  ...playing('typing'),
  play: async (context) => {
    await skip(context)
    await waitFor(() => expect(context.canvas.getByRole('textbox')).toHaveFocus())
    await userEvent.keyboard('?')
    const done = inLocale(context, { zh: '照着提示拼一遍', en: 'Now type it' })
    await expect(context.canvas.getByRole('button', { name: done })).toBeDisabled()
  },
}

/** A wrong pair shakes and the board goes on. */
export const Matching: Story = {
  ...playing('matching'),
  play: async (context) => {
    const { canvas } = context
    const [board] = storyRun('matching').questions
    if (board?.kind !== 'match_pairs') throw new Error('A board was expected')
    await skip(context)
    const wrong = board.right.findIndex((id) => id !== board.left[0])
    await userEvent.keyboard(`1${5 + wrong}`)
    const told = inLocale(context, { zh: '再想想', en: 'Not yet' })
    // On both tiles, and once for screen readers.
    await expect(canvas.getAllByText(told)).toHaveLength(3)
    await userEvent.keyboard(`1${5 + board.right.indexOf(board.left[0] ?? 0)}`)
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1')
  },
}

/** A reload goes on where the run was left: no warm-up. */
export const ComingBack: Story = {
  ...game(
    runServer(
      storyRun('multi-choice', {
        answers: storyRun('multi-choice')
          .questions.slice(0, 3)
          .flatMap((question, index) =>
            'word_id' in question
              ? [
                  {
                    id: `5d0f7f0e-1111-4222-8333-44445555000${index}`,
                    word_id: question.word_id,
                    kind: question.kind,
                    given: String(question.word_id),
                    hinted: false,
                    slips: 0,
                    ms: 1_500,
                  },
                ]
              : [],
          ),
      }),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '3')
  },
}

/** Without a connection the game goes on, and says that answers wait. */
export const Offline: Story = {
  ...game({ 'POST /api/runs': storyRun('multi-choice'), 'POST /api/runs/{id}/answers': offline }),
  play: async (context) => {
    await skip(context)
    await userEvent.keyboard('1')
    await expect(await context.canvas.findByText(messageText('network_error', storyLanguage(context)))).toBeVisible()
  },
}

/** Esc asks before leaving, Esc again stays. */
export const Leaving: Story = {
  ...playing('multi-choice'),
  play: async (context) => {
    await skip(context)
    await userEvent.keyboard('{Escape}')
    const title = inLocale(context, { zh: '现在离开吗？', en: 'Leave now?' })
    await expect(await context.canvas.findByRole('dialog', { name: title })).toBeVisible()
  },
}

const finished = (missed: number, as?: Place['as']) => {
  const run = storyRun('multi-choice')
  return game({ 'POST /api/runs': { ...run, result: storyResult(run, missed) } }, { as })
}

const saveMissed = { zh: '存到笔记', en: 'Save to a note' }

export const ThreeStars: Story = {
  ...finished(0),
  play: async (context) => {
    const praise = inLocale(context, { zh: '八颗都发芽了', en: 'All eight sprouted' })
    await expect(await context.canvas.findByRole('heading', { name: praise })).toBeVisible()
    await expect(context.canvas.getByText(inLocale(context, { zh: '下一关', en: 'Next level' }))).toBeVisible()
  },
}

export const TwoStars: Story = {
  ...finished(2),
  play: async (context) => {
    const told = inLocale(context, { zh: '六颗发芽，两颗再浇一次', en: 'Six sprouted, two need more water' })
    await expect(await context.canvas.findByRole('heading', { name: told })).toBeVisible()
    // Its code comes later: the next story does not begin meanwhile.
    await context.canvas.findByRole('button', { name: inLocale(context, saveMissed) })
  },
}

export const OneStar: Story = {
  ...finished(5),
  play: async (context) => {
    const list = inLocale(context, { zh: '再看看这些单词', en: 'Words to look at again' })
    await expect((await context.canvas.findByRole('list', { name: list })).children).toHaveLength(5)
    await context.canvas.findByRole('button', { name: inLocale(context, saveMissed) })
  },
}

/** The missed words go to a note, and the keys of the game wait meanwhile. */
export const SaveMissed: Story = {
  ...game({
    'POST /api/runs': { ...storyRun('multi-choice'), result: storyResult(storyRun('multi-choice'), 2) },
    'GET /api/notes': { notes: storyNotes, next: null },
  }),
  play: async (context) => {
    const { canvas } = context
    const button = { name: inLocale(context, saveMissed) }
    await userEvent.click(await canvas.findByRole('button', button, { timeout: 5_000 }))
    await expect(await canvas.findByRole('dialog')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: storyNotes[0]?.title.zh })).toBeVisible()
    await userEvent.keyboard('{Escape}{Enter}')
    await expect(within(context.canvasElement).getByRole('heading', { level: 1, hidden: true })).toBeInTheDocument()
    await expect(canvas.getByRole('dialog')).toBeVisible()
  },
}

/** A guest is asked to keep what was won: the stars, since points begin with an account. */
export const GuestResult: Story = {
  ...finished(1, 'guest'),
  play: async (context) => {
    await expect(
      await context.canvas.findByText(inLocale(context, { zh: '登录后保存进度', en: 'Sign in to save your progress' })),
    ).toBeVisible()
    await expect(context.canvas.queryByText(inLocale(context, { zh: '积分', en: 'Points' }))).toBeNull()
  },
}

export const Loading: Story = {
  ...game({ 'POST /api/runs': never }),
  play: async (context) => {
    const told = inLocale(context, { zh: '正在加载', en: 'Loading' })
    await expect((await context.canvas.findAllByText(told)).length).toBeGreaterThan(0)
  },
}

/** No words at this address. */
export const Empty: Story = {
  ...game({ 'POST /api/runs': refuse(404, 'challenge_without_words') }),
  play: async (context) => {
    const told = messageText('challenge_without_words', storyLanguage(context))
    await expect(await context.canvas.findByText(told)).toBeVisible()
  },
}

/** The server has trouble: the status is named, and one can try again. */
export const Failed: Story = {
  name: 'Error',
  ...game({ 'POST /api/runs': refuse(500, 'server_error') }),
  play: async (context) => {
    await expect(
      await context.canvas.findByText(messageText('challenge_load_failed', storyLanguage(context), { status: 500 })),
    ).toBeVisible()
  },
}

/** Why it is locked, and the way to open the level. */
export const Locked: Story = {
  ...game({ 'POST /api/runs': refuse(403, 'level_locked') }, { level: 2 }),
  play: async (context) => {
    await expect(await context.canvas.findByText(messageText('level_locked', storyLanguage(context)))).toBeVisible()
  },
}

export const LockedForGuests: Story = {
  ...game({ 'POST /api/runs': refuse(403, 'guest_not_allowed') }, { as: 'guest' }),
  play: async (context) => {
    await expect(
      await context.canvas.findByText(messageText('challenge_sign_in', storyLanguage(context))),
    ).toBeVisible()
  },
}
