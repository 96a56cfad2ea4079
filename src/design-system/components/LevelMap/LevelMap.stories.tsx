import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale, withoutControls } from '#tests/stories'
import type { Language } from '#tests/stories'
import { guide } from './LevelMap.guide.tsx'
import { LevelMap } from './LevelMap.tsx'
import type { MapLevel } from './LevelNode.tsx'

const names = { zh: '动物与自然，简单', en: 'Animals and nature, easy' }
const words = {
  zh: {
    played: (number: number, stars: number) => `第 ${number} 关，${stars} 颗星`,
    open: (number: number) => `第 ${number} 关，可以开始`,
    locked: (number: number) => `第 ${number} 关，未解锁。`,
    hint: (number: number) => `第 ${number} 关拿到 3 颗星后解锁`,
  },
  en: {
    played: (number: number, stars: number) => `Level ${number}, ${stars} of 3 stars`,
    open: (number: number) => `Level ${number}, ready to play`,
    locked: (number: number) => `Level ${number}, locked. `,
    hint: (number: number) => `Get 3 stars in level ${number} to open it`,
  },
}

function levelsOf(lang: Language, count: number, current: number, currentStars: 0 | 1 | 2): MapLevel[] {
  const text = words[lang]
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1
    const stars = number < current ? 3 : number === current ? currentStars : 0
    const state = number > current ? 'locked' : stars > 0 ? 'completed' : 'unlocked'
    const hint = state === 'locked' ? text.hint(number - 1) : undefined
    const label =
      state === 'locked' ? text.locked(number) + hint : stars > 0 ? text.played(number, stars) : text.open(number)
    return { number, state, stars, label, hint, to: `/word-challenge/animals-nature/game?level=${number}` }
  })
}

const meta = {
  title: 'Design system/Play/LevelMap',
  component: LevelMap,
  tags: ['autodocs', 'stable'],
  parameters: { guide },
  args: { label: names.zh, levels: levelsOf('zh', 14, 6, 0), current: 6 },
  render: (args, context) => {
    const { current = args.levels.length + 1 } = args
    const lang = inLocale<Language>(context, { zh: 'zh', en: 'en' })
    const levels = levelsOf(lang, args.levels.length, current, args.levels[current - 1]?.stars === 2 ? 2 : 0)
    return <LevelMap {...args} label={names[lang]} levels={levels} />
  },
} satisfies Meta<typeof LevelMap>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async (context) => {
    const { canvas } = context
    const text = inLocale(context, words)
    await expect(canvas.getByRole('list', { name: inLocale(context, names) })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(14)
    await expect(canvas.getByRole('link', { name: text.open(6) })).toHaveAttribute('aria-current', 'step')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: text.open(6) })).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(canvas.getByRole('link', { name: text.played(1, 3) })).toHaveFocus()
  },
}

/** A locked level takes the focus and says what opens it. */
export const Locked: Story = {
  play: async (context) => {
    const { canvas } = context
    const text = inLocale(context, words)
    const locked = canvas.getByRole('button', { name: text.locked(8) + text.hint(7) })
    await userEvent.click(locked)
    await expect(locked).toHaveFocus()
    await expect(canvas.getByText(text.hint(7))).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByText(text.hint(7))).toBeNull()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByText(text.hint(13))).toBeVisible()
  },
}

export const TwoStars: Story = { args: { levels: levelsOf('zh', 14, 4, 2), current: 4 } }

export const OneLevel: Story = { args: { levels: levelsOf('zh', 1, 1, 0), current: 1 } }

export const AllDone: Story = { args: { levels: levelsOf('zh', 12, 13, 0), current: undefined } }

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { canvas } = context
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(inLocale(context, words).hint(7)) }))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const HundredAndSixtyOnPhone: Story = {
  args: { levels: levelsOf('zh', 160, 87, 0), current: 87, scrollToCurrent: true },
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const current = context.canvas.getByRole('link', { name: inLocale(context, words).open(87) })
    const { top, bottom } = current.getBoundingClientRect()
    await expect(top).toBeGreaterThanOrEqual(0)
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default, Locked, TwoStars, OneLevel, AllDone, Phone, HundredAndSixtyOnPhone }),
}
