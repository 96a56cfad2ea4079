import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import type { Question } from '#contract/challenges'
import type { Language } from '#contract/locales'
import { messageText } from '#contract/messages'
import { savedUser } from '#tests/factories'
import { never, offline, refuse } from '#tests/mock-api'
import type { MockAnswers } from '#tests/mock-api'
import { screen } from '#tests/screen'
import type { ScreenSetup } from '#tests/screen'
import { choicesOf, practiceServer, questions, storyPractice, storyPracticeResult } from '#tests/story-practice'
import { inLocale } from '#tests/stories'

type Kind = keyof typeof questions

const practice = (api: MockAnswers, as: ScreenSetup['as'] = 'user') =>
  screen({ path: '/practice?words=fox,dog', as, api })
const asking = (kind: Kind, more: MockAnswers = {}) => practice({ ...practiceServer(storyPractice([kind])), ...more })

const meta = { title: 'Screens/Practice' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const right = { zh: '答对了', en: 'Right' }
const told = (context: Context, words: Record<Language, string>) =>
  context.canvas.findAllByText(inLocale(context, words))
const heading = (context: Context, words: { zh: RegExp; en: RegExp }) =>
  context.canvas.findByRole('heading', { level: 1, name: inLocale(context, words) })

/** Every kind of question, one after the other. */
export const Default: Story = {
  ...practice(practiceServer(storyPractice(['choose_meaning', 'spell_word', 'listen_and_type', 'arrange_sentence']))),
  play: async (context) => {
    await heading(context, { zh: /fox/, en: /fox/ })
    await userEvent.keyboard('3')
    await told(context, right)
    await userEvent.keyboard('{Enter}')
    await heading(context, { zh: /拼出这个单词/, en: /Spell the word/ })
    await expect(context.canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1')
  },
}

export const ChoosePicture: Story = {
  ...asking('choose_picture'),
  play: async (context) => {
    await heading(context, { zh: /fox/, en: /fox/ })
    await userEvent.keyboard('2')
    await told(context, right)
  },
}

/** A word of one's own notes that no editor has reviewed yet: the answer says where its text comes from. */
export const Unreviewed: Story = {
  ...practice(
    practiceServer({
      ...storyPractice(['choose_meaning']),
      words: storyPractice([]).words.map((word) => ({ ...word, unreviewed: true as const })),
    }),
  ),
  play: async (context) => {
    await heading(context, { zh: /fox/, en: /fox/ })
    await userEvent.keyboard('3')
    const [mark] = await told(context, { zh: '词典释义，未经校对', en: 'Dictionary text, not yet reviewed' })
    await waitFor(() => expect(mark).toBeVisible())
  },
}

/** The meaning is asked, and the word is not said before it is found. */
export const ChooseWord: Story = {
  ...asking('choose_word'),
  play: async (context) => {
    await heading(context, { zh: /狐狸/, en: /bushy tail/ })
    await userEvent.keyboard('1')
    await told(context, { zh: '记住它', en: 'Remember this one' })
  },
}

/** By keyboard: letters place their tiles, Backspace takes the last one back, the last letter answers. */
export const SpellWord: Story = {
  ...asking('spell_word'),
  play: async (context) => {
    await heading(context, { zh: /拼出这个单词/, en: /Spell the word/ })
    await userEvent.keyboard('fx{Backspace}ox')
    await told(context, right)
  },
}

export const TypeWord: Story = {
  ...asking('type_word'),
  play: async (context) => {
    await waitFor(() => expect(context.canvas.getByRole('textbox')).toHaveFocus())
    await userEvent.keyboard('fox')
    await told(context, right)
  },
}

/** Only the voice is given. */
export const ListenAndType: Story = {
  ...asking('listen_and_type'),
  play: async (context) => {
    const { canvas } = context
    const field = await canvas.findByRole('textbox', {
      name: inLocale(context, { zh: '写下听到的单词', en: 'Type the word you hear' }),
    })
    await waitFor(() => expect(field).toHaveFocus())
    await expect(canvas.getByText(inLocale(context, { zh: /狐狸/, en: /bushy tail/ }))).not.toBeVisible()
    await userEvent.keyboard('fox')
    await told(context, right)
  },
}

/** 'I can't listen now': the meaning takes the place of the voice, for this word and the next hour. */
export const CannotListen: Story = {
  ...asking('listen_and_type', {
    'PUT /api/user': savedUser({ quiet_until: new Date(Date.now() + 3_600_000).toISOString() }),
  }),
  play: async (context) => {
    const { canvas } = context
    const quiet = inLocale(context, { zh: '现在不方便听', en: "I can't listen now" })
    await userEvent.click(await canvas.findByRole('button', { name: quiet }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: quiet })).toBeNull())
    const [clue] = canvas.getAllByText(inLocale(context, { zh: /狐狸/, en: /bushy tail/ }))
    await expect(clue).toBeVisible()
    await heading(context, { zh: /^看意思，拼出单词$/, en: /^Spell the word$/ })
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.keyboard('fox')
    await told(context, right)
  },
}

/** Digits place the words of the tray, Enter checks. */
export const ArrangeSentence: Story = {
  ...asking('arrange_sentence'),
  play: async (context) => {
    const { canvas } = context
    await heading(context, { zh: /排成句子/, en: /in order/ })
    const { tiles } = questions.arrange_sentence
    const used = new Set<number>()
    for (const word of ['the', 'fox', 'sleeps', 'in', 'the', 'garden']) {
      const at = tiles.findIndex((tile, index) => tile === word && !used.has(index))
      used.add(at)
      await userEvent.keyboard(String(at + 1))
    }
    await userEvent.click(canvas.getByRole('button', { name: inLocale(context, { zh: '检查', en: 'Check' }) }))
    await told(context, right)
    await expect(canvas.getByText('The fox sleeps in the garden.')).toBeVisible()
  },
}

export const MatchPairs: Story = {
  ...asking('match_pairs'),
  play: async (context) => {
    await heading(context, { zh: /配成对/, en: /Match pictures/ })
    await userEvent.keyboard('17')
    await expect(context.canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1')
  },
}

/** A kind of question that came with a newer server: the page says that it does not know it. */
export const UnknownKind: Story = {
  ...practice(
    practiceServer({ ...storyPractice([]), questions: [{ kind: 'hum_the_tune', word_id: 1 } as unknown as Question] }),
  ),
  play: async (context) => {
    await told(context, {
      zh: messageText('question_kind_unknown', 'zh'),
      en: messageText('question_kind_unknown', 'en'),
    })
  },
}

/** The end: how much was right at the first try, and what to look at again. */
export const Results: Story = {
  ...practice(
    practiceServer(
      storyPractice([], {
        questions: choicesOf(8),
        result: storyPracticeResult([
          { word_id: 1, given: '3' },
          { word_id: 2, given: '4' },
        ]),
      }),
    ),
  ),
  play: async (context) => {
    const { canvas } = context
    await heading(context, { zh: /六颗发芽，两颗再浇一次/, en: /Six sprouted, two need more water/ })
    const list = inLocale(context, { zh: '再看看这些单词', en: 'Words to look at again' })
    await expect(canvas.getByRole('list', { name: list }).children).toHaveLength(2)
    await expect(canvas.queryByRole('img', { name: /3/ })).toBeNull()
  },
}

/** Nothing was right: no heading, ring or number says zero. */
export const NothingRight: Story = {
  ...practice(
    practiceServer(
      storyPractice([], {
        questions: choicesOf(2),
        result: storyPracticeResult(
          [
            { word_id: 1, given: '3' },
            { word_id: 2, given: '4' },
          ],
          2,
        ),
      }),
    ),
  ),
  play: async (context) => {
    await heading(context, { zh: /种下两颗/, en: /Two seeds planted/ })
    await expect(context.canvas.queryByText(/^\+0|^0/)).toBeNull()
    await expect(
      context.canvas.getByRole('button', {
        name: inLocale(context, { zh: '练习答错的单词', en: 'Practise missed words' }),
      }),
    ).toBeVisible()
  },
}

/** By playing to the end. */
export const Finished: Story = {
  ...asking('choose_picture'),
  play: async (context) => {
    await heading(context, { zh: /fox/, en: /fox/ })
    await userEvent.keyboard('2')
    await told(context, right)
    await userEvent.keyboard('{Enter}')
    await heading(context, { zh: /发芽了/, en: /It sprouted/ })
  },
}

/** Words that were asked for and that no question could be made of are named. */
export const SomeUnknown: Story = {
  ...practice(
    practiceServer(
      storyPractice(['choose_word'], { not_found: ['qwertyx', 'blorb'], result: storyPracticeResult([], 1) }),
    ),
  ),
  play: async (context) => {
    const named = { zh: '词库里还没有：qwertyx、blorb', en: 'Not in the dictionary yet: qwertyx, blorb' }
    await expect(await context.canvas.findByText(inLocale(context, named))).toBeVisible()
  },
}

export const Loading: Story = {
  ...practice({ 'POST /api/practices': never }),
  play: async (context) => {
    await context.canvas.findByText(inLocale(context, { zh: '正在出题', en: 'Preparing your questions' }))
  },
}

export const Empty: Story = {
  ...practice({ 'POST /api/practices': refuse(404, 'practice_empty') }),
  play: async (context) => {
    await context.canvas.findByText(messageText('practice_empty', inLocale(context, { zh: 'zh', en: 'en' } as const)))
  },
}

export const Error: Story = {
  ...practice({ 'POST /api/practices': offline }),
  play: async (context) => {
    const retry = inLocale(context, { zh: '重试', en: 'Try again' })
    await expect(await context.canvas.findByRole('button', { name: retry })).toBeEnabled()
  },
}

/** A guest sees what an account opens. */
export const Locked: Story = {
  ...practice({ 'POST /api/practices': refuse(403, 'guest_not_allowed') }, 'guest'),
  play: async (context) => {
    const signIn = inLocale(context, { zh: '登录', en: 'Sign in' })
    await expect(await context.canvas.findByRole('link', { name: signIn })).toHaveAttribute(
      'href',
      '/signin?redirect=%2Fpractice%3Fwords%3Dfox%2Cdog',
    )
  },
}

/** Leaving asks first, once something has been answered. */
export const Leaving: Story = {
  ...practice(practiceServer(storyPractice(['choose_picture', 'choose_meaning']))),
  play: async (context) => {
    const { canvas } = context
    await heading(context, { zh: /fox/, en: /fox/ })
    await userEvent.keyboard('2')
    await told(context, right)
    await userEvent.keyboard('{Escape}')
    await expect(await canvas.findByRole('dialog')).toBeVisible()
    const stay = inLocale(context, { zh: '接着学', en: 'Keep going' })
    await userEvent.click(await canvas.findByText(stay))
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
}
