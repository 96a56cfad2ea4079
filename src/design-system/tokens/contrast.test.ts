import { describe, expect, test } from 'vitest'
import { colors } from './color.ts'
import type { SchemeColors, SchemeName } from './color.ts'
import { contrast } from './contrast.ts'

const texts = (c: SchemeColors) => ({
  ink: c.ink,
  soft: c.soft,
  act: c.act,
  actHover: c.actHover,
  rewardText: c.rewardText,
  info: c.info,
  error: c.error,
  warning: c.warning,
})

const grounds = (c: SchemeColors) => ({ ground: c.ground, paper: c.paper, ...c.tint })

const pairs = (Object.keys(colors) as SchemeName[]).flatMap((scheme) => {
  const c = colors[scheme]
  const onGrounds = Object.entries(texts(c)).flatMap(([text, color]) =>
    Object.entries(grounds(c)).map(([ground, behind]) => ({ scheme, text, ground, color, behind, least: 4.5 })),
  )
  const onPatches = Object.entries(c.patch).flatMap(([ground, behind]) => [
    { scheme, text: 'ink', ground, color: c.ink, behind, least: 4.5 },
    { scheme, text: 'soft', ground, color: c.soft, behind, least: 4.5 },
  ])
  const onFills = [c.act, c.actHover, c.error, c.ink].map((behind) => {
    return { scheme, text: 'paper', ground: behind, color: c.paper, behind, least: 4.5 }
  })
  const borders = Object.entries(grounds(c)).flatMap(([ground, behind]) => [
    { scheme, text: 'edge', ground, color: c.edge, behind, least: 3 },
    // The reward fill alone is pale; its outline carries it.
    { scheme, text: 'outline of reward', ground, color: c.rewardText, behind, least: 3 },
  ])
  const segments = [
    { scheme, text: 'ink', ground: 'line', color: c.ink, behind: c.line, least: 4.5 },
    { scheme, text: 'soft', ground: 'line', color: c.soft, behind: c.line, least: 4.5 },
    { scheme, text: 'progress', ground: 'line', color: c.act, behind: c.line, least: 3 },
  ]
  return [...onGrounds, ...onPatches, ...onFills, ...borders, ...segments]
})

describe('colours of both display modes', () => {
  test.each(pairs)('$scheme: $text on $ground reads', ({ color, behind, least }) => {
    expect(contrast(color, behind)).toBeGreaterThanOrEqual(least)
  })

  test('the eye-protection mode has no pure white', () => {
    expect(JSON.stringify(colors['eye-protection'])).not.toMatch(/#FFFFFF/i)
  })
})
