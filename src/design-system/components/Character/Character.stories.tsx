import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allStates } from '#tests/all-states'
import { inLocale, localizeArgs, withoutControls } from '#tests/stories'
import { Stack } from '../Layout/Layout.tsx'
import { Character } from './Character.tsx'
import { ReactingCharacter } from './ReactingCharacter.tsx'
import { guide } from './Character.guide.tsx'
import { poses } from './poses.tsx'
import type { CharacterPose } from './poses.tsx'

const texts = { zh: { says: '欢迎来到词林！' }, en: { says: 'Welcome to the grove!' } }

const meta = {
  title: 'Design system/Feedback/Character',
  component: Character,
  tags: ['autodocs', 'new'],
  parameters: { guide },
  args: { ...texts.zh, pose: 'wave', size: 'm' },
  render: (args, context) => <Character {...localizeArgs(context, args, texts)} />,
} satisfies Meta<typeof Character>

export default meta
type Story = StoryObj<typeof meta>

/** What it says is read out; the drawing is not. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, ...context }) => {
    await expect(canvas.getByText(inLocale(context, texts).says)).toBeVisible()
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  },
}

export const Poses: Story = {
  parameters: withoutControls,
  render: () => (
    <Stack direction="row" spacing={6} wrap>
      {(Object.keys(poses) as CharacterPose[]).map((pose) => (
        <Character key={pose} pose={pose} />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const drawings = [...canvasElement.querySelectorAll('svg')]
    await expect(new Set(drawings.map(({ innerHTML }) => innerHTML)).size).toBe(6)
  },
}

export const Sizes: Story = {
  parameters: withoutControls,
  render: () => (
    <Stack direction="row" spacing={6} align="end">
      {(['s', 'm', 'l'] as const).map((size) => (
        <Character key={size} pose="cheer" size={size} />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const widths = [...canvasElement.querySelectorAll('svg')].map((svg) => svg.getBoundingClientRect().width)
    await expect(widths).toEqual([96, 120, 140])
  },
}

/** It moves once where it answers to what a learner did; with reduced motion it stands still. Elsewhere it only blinks. */
export const Reactions: Story = {
  parameters: withoutControls,
  render: () => (
    <Stack direction="row" spacing={6} wrap>
      {(Object.keys(poses) as CharacterPose[]).map((pose) => (
        <ReactingCharacter key={pose} pose={pose} size="s" />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const figures = [...canvasElement.querySelectorAll('[data-reaction]')]
    await expect(figures).toHaveLength(6)
    await expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true)
    await expect(figures.flatMap((figure) => figure.getAnimations({ subtree: true }))).toEqual([])
    // What it is without reduced motion: the rules say so, since this browser asks for less.
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
    const movements = new Map(
      rules.flatMap((rule) =>
        rule instanceof CSSStyleRule && rule.selectorText.includes('[data-reaction="')
          ? [[/="(\w+)"/.exec(rule.selectorText)?.[1], rule.style] as const]
          : [],
      ),
    )
    await expect(new Set(movements.keys())).toEqual(new Set(['hop', 'sway', 'nod', 'droop']))
    for (const style of movements.values()) {
      await expect(Number.parseFloat(style.animationDuration)).toBeLessThan(
        style.animationDuration.endsWith('ms') ? 600 : 0.6,
      )
      await expect(style.animationIterationCount).toBe('1')
      const frames = rules.find((rule) => rule instanceof CSSKeyframesRule && rule.name === style.animationName)
      const moved = frames instanceof CSSKeyframesRule ? [...frames].flatMap(({ style: frame }) => [...frame]) : []
      await expect([...new Set(moved)]).toEqual(['transform'])
    }
  },
}

export const AllStates: Story = {
  tags: ['!test'],
  parameters: withoutControls,
  render: allStates({ default: meta, Default, Poses, Sizes, Reactions }),
}
