import { describe, expect, test } from 'vitest'
import { colors, displayModes } from './color.ts'
import type { SchemeColors } from './color.ts'
import { contrast } from './contrast.ts'

const texts = (c: SchemeColors) => ({
  text: c.text,
  textMuted: c.textMuted,
  primary: c.primary,
  primaryHover: c.primaryHover,
  rewardText: c.rewardText,
  info: c.info,
  error: c.error,
  warning: c.warning,
})

const backgrounds = (c: SchemeColors) => ({ background: c.background, surface: c.surface, ...c.tint })

const pairs = displayModes.flatMap((scheme) => {
  const c = colors[scheme]
  const onBackgrounds = Object.entries(texts(c)).flatMap(([text, color]) =>
    Object.entries(backgrounds(c)).map(([background, behind]) => ({
      scheme,
      text,
      background,
      color,
      behind,
      least: 4.5,
    })),
  )
  const onPictureTints = Object.entries(c.pictureTint).flatMap(([background, behind]) => [
    { scheme, text: 'text', background, color: c.text, behind, least: 4.5 },
    { scheme, text: 'textMuted', background, color: c.textMuted, behind, least: 4.5 },
  ])
  const fills = { primary: c.primary, primaryHover: c.primaryHover, info: c.info, error: c.error, warning: c.warning }
  const onFills = [
    ...Object.entries(fills).map(([background, behind]) => {
      return { scheme, text: 'contrastText', background, color: c.contrastText, behind, least: 4.5 }
    }),
    // Toasts and tooltips turn text and surface round.
    { scheme, text: 'surface', background: 'text', color: c.surface, behind: c.text, least: 4.5 },
  ]
  const borders = Object.entries(backgrounds(c)).flatMap(([background, behind]) => [
    { scheme, text: 'border', background, color: c.border, behind, least: 3 },
    // The reward fill alone is pale; its outline carries it.
    { scheme, text: 'outline of reward', background, color: c.rewardText, behind, least: 3 },
  ])
  const segments = [
    { scheme, text: 'text', background: 'track', color: c.text, behind: c.track, least: 4.5 },
    { scheme, text: 'textMuted', background: 'track', color: c.textMuted, behind: c.track, least: 4.5 },
    { scheme, text: 'progress', background: 'divider', color: c.primary, behind: c.divider, least: 3 },
  ]
  const landscapes = Object.entries(c.landscape).flatMap(([background, behind]) => [
    { scheme, text: 'text', background, color: c.text, behind, least: 4.5 },
    { scheme, text: 'textMuted', background, color: c.textMuted, behind, least: 4.5 },
    { scheme, text: 'border', background, color: c.border, behind, least: 3 },
    { scheme, text: 'focus', background, color: c.primary, behind, least: 3 },
  ])
  const { soil, ...plantTones } = c.plant
  const plantGrounds = {
    background: c.background,
    surface: c.surface,
    sky: c.pictureTint.sky,
    leaf: c.pictureTint.leaf,
    soil,
  }
  const plants = Object.entries(plantTones).flatMap(([text, color]) =>
    Object.entries(plantGrounds).map(([background, behind]) => ({ scheme, text, background, color, behind, least: 3 })),
  )
  return [...plants, ...landscapes, ...onBackgrounds, ...onPictureTints, ...onFills, ...borders, ...segments]
})

test.each(displayModes)('%s: a chosen segment is lighter than its track, as what is raised is', (scheme) => {
  const { surface, track } = colors[scheme]
  const black = '#000000'
  expect(contrast(surface, black)).toBeGreaterThan(contrast(track, black))
})

describe('colours of every display mode', () => {
  test.each(pairs)('$scheme: $text on $background reads', ({ color, behind, least }) => {
    expect(contrast(color, behind)).toBeGreaterThanOrEqual(least)
  })

  test.each([
    ['eye-protection', 0.6],
    ['dark', 0.18],
  ] as const)('%s: landscapes are those of light at %d over the page', (scheme, share) => {
    const channels = (css: string) => [1, 3, 5].map((at) => parseInt(css.slice(at, at + 2), 16))
    for (const [name, css] of Object.entries(colors[scheme].landscape)) {
      const ground = channels(colors[scheme].background)
      const light = channels(colors.light.landscape[name as keyof SchemeColors['landscape']])
      channels(css).forEach((value, index) => {
        const mixed = share * (light[index] ?? 0) + (1 - share) * (ground[index] ?? 0)
        expect(Math.abs(value - mixed), `${name} ${css}`).toBeLessThanOrEqual(1)
      })
    }
  })

  test('the eye-protection mode has no pure white', () => {
    expect(JSON.stringify(colors['eye-protection'])).not.toMatch(/#FFFFFF/i)
  })
})
