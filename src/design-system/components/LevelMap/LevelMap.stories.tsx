import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale, withoutControls } from '#tests/stories'
import type { Language } from '#tests/stories'
import { guide } from './LevelMap.guide.tsx'
import { Button } from '../Button/Button.tsx'
import { StarRating } from '../StarRating/StarRating.tsx'
import { LevelCard } from './LevelCard.tsx'
import { LevelMap, LevelMapLayout } from './LevelMap.tsx'
import { MapChapter } from './MapChapter.tsx'
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

const pictures = ['1f98a', '1f436', '1f33b', '1f34e', '1f353'].map((code) => `/pictures/${code}.webp`)

function levelsOf(lang: Language, count: number, current: number, currentStars: 0 | 1 | 2): MapLevel[] {
  const text = words[lang]
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1
    const stars = number < current ? 3 : number === current ? currentStars : 0
    const state = number > current ? 'locked' : stars > 0 ? 'completed' : 'unlocked'
    const label =
      state === 'locked'
        ? text.locked(number) + text.hint(number - 1)
        : stars > 0
          ? text.played(number, stars)
          : text.open(number)
    return { number, state, stars, label, picture: pictures[index % pictures.length] }
  })
}

const meta = {
  title: 'Design system/Play/LevelMap',
  component: LevelMap,
  tags: ['autodocs', 'new'],
  parameters: { guide },
  args: { label: names.zh, levels: levelsOf('zh', 14, 6, 0), current: 6, selected: 6, onSelect: fn(), tint: 'leaf' },
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
    const { canvas, args } = context
    const text = inLocale(context, words)
    await expect(canvas.getByRole('list', { name: inLocale(context, names) })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(14)
    const current = canvas.getByRole('button', { name: text.open(6) })
    await expect(current).toHaveAttribute('aria-current', 'step')
    await expect(current).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByRole('button', { name: text.played(2, 3) }))
    await expect(args.onSelect).toHaveBeenLastCalledWith(2)
  },
}

/** One tab stop, first at the current level; arrow keys walk along the path. */
export const Keyboard: Story = {
  play: async (context) => {
    const { canvas, args } = context
    const text = inLocale(context, words)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: text.open(6) })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('button', { name: text.played(5, 3) })).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(canvas.getByRole('button', { name: text.played(1, 3) })).toHaveFocus()
    await userEvent.keyboard('{End}{Enter}')
    await expect(args.onSelect).toHaveBeenLastCalledWith(14)
    await expect(canvas.getByRole('button', { name: text.locked(14) + text.hint(13) })).toHaveFocus()
  },
}

export const TwoStars: Story = { args: { levels: levelsOf('zh', 6, 4, 2), current: 4, selected: 4, tint: 'sun' } }

export const OneLevel: Story = { args: { levels: levelsOf('zh', 1, 1, 0), current: 1, selected: 1, tint: 'sky' } }

export const AllDone: Story = {
  args: { levels: levelsOf('zh', 5, 6, 0), current: undefined, selected: 5, tint: 'plum' },
}

const card = {
  zh: { title: '第 6 关', best: '最快 48 秒', play: '开始', words: '这一关的单词', stars: '0 颗星' },
  en: { title: 'Level 6', best: 'Best time 48s', play: 'Play', words: 'Words of this level', stars: '0 of 3 stars' },
}

/** The map and the card of the level that is pressed. */
export const WithCard: Story = {
  parameters: withoutControls,
  render: (args, context) => {
    const lang = inLocale<Language>(context, { zh: 'zh', en: 'en' })
    const text = card[lang]
    return (
      <LevelMapLayout
        map={<LevelMap {...args} label={names[lang]} levels={levelsOf(lang, 8, 6, 0)} />}
        card={
          <LevelCard
            title={text.title}
            picture="/pictures/1f98a.webp"
            facts={
              <>
                <StarRating value={0} label={text.stars} size="s" /> {text.best}
              </>
            }
            words={['cat', 'dog', 'horse', 'rabbit', 'butterfly', 'elephant', 'fox', 'sunflower']}
            wordsLabel={text.words}
            action={<Button>{text.play}</Button>}
          />
        }
      />
    )
  },
  play: async (context) => {
    const text = inLocale(context, card)
    await expect(context.canvas.getByRole('heading', { name: text.title })).toBeVisible()
    await expect(context.canvas.getByRole('list', { name: text.words }).children).toHaveLength(8)
  },
}

const chapter = {
  zh: { title: '第 11–20 关', lead: '未解锁' },
  en: { title: 'Levels 11–20', lead: 'Locked' },
}

/** Ten levels of a long list: nothing of a closed chapter is drawn. */
export const Chapter: Story = {
  render: (args, context) => {
    const lang = inLocale<Language>(context, { zh: 'zh', en: 'en' })
    return (
      <MapChapter {...chapter[lang]}>
        <LevelMap {...args} label={names[lang]} levels={levelsOf(lang, 10, 3, 0)} />
      </MapChapter>
    )
  },
  play: async (context) => {
    const { canvas } = context
    await expect(canvas.queryAllByRole('listitem')).toHaveLength(0)
    await userEvent.click(canvas.getByText(inLocale(context, chapter).title))
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(10)
    await userEvent.click(canvas.getByText(inLocale(context, chapter).title))
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    for (const level of context.canvas.getAllByRole('button')) {
      await expect(level.getBoundingClientRect().width).toBeGreaterThanOrEqual(64)
    }
  },
}

export const FarOnPhone: Story = {
  args: { levels: levelsOf('zh', 20, 17, 0), current: 17, selected: 17, scrollToCurrent: true },
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const current = context.canvas.getByRole('button', { name: inLocale(context, words).open(17) })
    const { top, bottom } = current.getBoundingClientRect()
    await expect(top).toBeGreaterThanOrEqual(0)
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({
    default: meta,
    Default,
    Keyboard,
    TwoStars,
    OneLevel,
    AllDone,
    WithCard,
    Chapter,
    Phone,
    FarOnPhone,
  }),
}
