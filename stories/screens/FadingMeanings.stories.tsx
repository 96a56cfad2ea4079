import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { RunWord } from '#contract/challenges'
import type { User } from '#contract/profile'
import { savedUser, someUser } from '#tests/factories'
import type { MockAnswers } from '#tests/mock-api'
import { screen } from '#tests/screen'
import { choicesOf, practiceServer, storyPractice } from '#tests/story-practice'
import { runServer, storyRun, storyWords } from '#tests/story-run'
import { inLocale } from '#tests/stories'

/** Chinese meanings give way to English ones as a word is remembered: the switch, the three steps, and the way back. */
const meta = { title: 'Screens/Practice/Fading meanings' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const fading = (given: Partial<User> = {}) => someUser({ meanings_in: 'zh', meanings_fade: true, ...given })

/** The words of stories, the fox and any other named faded so far. */
const faded = (step: RunWord['faded_to'], ids: readonly number[] = [1]): RunWord[] =>
  storyWords.map((word) => (ids.includes(word.id) ? { ...word, faded_to: step } : word))

const practice = (api: MockAnswers, user = fading()) =>
  screen({ path: '/practice?words=fox,dog', as: 'user', api: { 'GET /api/user': user, ...api } })

/** The word is asked for by its meaning. */
const asking = (step: RunWord['faded_to'], user?: User) =>
  practice(practiceServer({ ...storyPractice(['choose_word']), words: faded(step) }), user)

const meaning = ({ canvas }: Context, text: RegExp) => canvas.findByRole('heading', { level: 1, name: text })

const changes = fn<(body: unknown) => void>()

/** The switch stands where Chinese explains words, is off, and goes with a choice of English. */
export const Default: Story = {
  ...screen({
    path: '/settings/learning',
    as: 'user',
    api: {
      'PUT /api/user': ({ body }) => {
        changes(body)
        return savedUser(Object.assign({}, ...changes.mock.calls.map(([change]) => change)) as Partial<User>)
      },
    },
  }),
  play: async (context) => {
    changes.mockClear()
    const { canvas } = context
    const name = inLocale(context, { zh: '中文释义渐隐', en: 'Meanings fade to English' })
    const choose = async (choice: { zh: string; en: string }) =>
      userEvent.click(await canvas.findByRole('radio', { name: inLocale(context, choice) }))
    await choose({ zh: '双语', en: 'Both' })
    const toggle = await canvas.findByRole('switch', { name })
    await expect(toggle).not.toBeChecked()
    await waitFor(() => expect(changes).toHaveBeenLastCalledWith({ meanings_in: 'both' }))
    toggle.focus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(changes).toHaveBeenLastCalledWith({ meanings_fade: true }))
    await waitFor(() => expect(canvas.getByRole('switch', { name })).toBeChecked())
    await choose({ zh: '英文', en: 'English' })
    await waitFor(() => expect(canvas.queryByRole('switch', { name })).toBeNull())
  },
}

/** A word of a few days: Chinese explains it. */
export const Chinese: Story = {
  ...asking(undefined),
  play: async (context) => {
    await expect(await meaning(context, /狐狸/)).not.toHaveTextContent(/bushy tail/)
  },
}

/** From seven days of stability on: both. */
export const Both: Story = {
  ...asking('both'),
  play: async (context) => {
    await expect(await meaning(context, /狐狸/)).toHaveTextContent(/狐狸 · .*bushy tail/)
  },
}

/** From twenty-one days on: English alone. */
export const English: Story = {
  ...asking('en'),
  play: async (context) => {
    await expect(await meaning(context, /bushy tail/)).not.toHaveTextContent(/狐狸/)
    await expect(context.canvas.queryByText(/狐狸/)).toBeNull()
  },
}

/** The options speak the language of the word that is asked: none of them stands out by its own. */
export const OptionsAlike: Story = {
  ...practice(practiceServer({ ...storyPractice(['choose_meaning']), words: faded('en') })),
  play: async (context) => {
    await meaning(context, /fox/)
    const options = context.canvas.getAllByRole('button').filter(({ textContent }) => /\d/.test(textContent))
    await expect(options).toHaveLength(4)
    for (const option of options) await expect(option).not.toHaveTextContent(/\p{Script=Han}/u)
  },
}

/** A wrong answer: the right one is explained in Chinese, and so is the word when it comes back. The others stay English. */
export const WrongAnswer: Story = {
  ...practice(practiceServer({ ...storyPractice([]), questions: choicesOf(4), words: faded('en', [1, 2, 3, 4]) })),
  play: async (context) => {
    const { canvas } = context
    const asked = (id: number) => {
      const { meaning: text } = storyWords[id - 1] ?? { meaning: { en: '' } }
      return canvas.findByRole('heading', { level: 1, name: (name) => name.includes(text.en ?? '') })
    }
    await asked(1)
    await userEvent.keyboard('2')
    await waitFor(() => expect(canvas.getByText('狐狸')).toBeVisible())
    for (const id of [2, 3, 4]) {
      await userEvent.keyboard('{Enter}')
      await asked(id)
      await userEvent.keyboard(String(id))
      await canvas.findAllByText(inLocale(context, { zh: '答对了', en: 'Right' }))
    }
    await userEvent.keyboard('{Enter}')
    await expect(await meaning(context, /狐狸/)).not.toHaveTextContent(/bushy tail/)
  },
}

/** Switched off, or with meanings in English, nothing of it is seen, whatever is remembered. */
export const SwitchedOff: Story = {
  ...asking('en', fading({ meanings_fade: false })),
  play: async (context) => {
    await expect(await meaning(context, /狐狸/)).not.toHaveTextContent(/bushy tail/)
  },
}

export const EnglishReader: Story = {
  ...asking('both', fading({ meanings_in: 'en' })),
  play: async (context) => {
    await expect(await meaning(context, /bushy tail/)).not.toHaveTextContent(/狐狸/)
  },
}

/** Before a level the words are met as they will be asked. */
export const WarmUp: Story = {
  ...screen({
    path: '/word-challenge/animals-nature/game?difficulty=easy&level=1&type=multi-choice',
    as: 'user',
    api: {
      'GET /api/user': fading(),
      ...runServer(
        storyRun('multi-choice', { words: storyWords.map((word) => ({ ...word, faded_to: 'en' as const })) }),
      ),
    },
  }),
  play: async ({ canvas }) => {
    const chinese = new RegExp(storyWords.map(({ meaning: { zh } }) => zh).join('|'))
    await expect(await canvas.findByRole('article')).not.toHaveTextContent(chinese)
  },
}
