/** Where things of a run lie. The environment moves them, so that one run can photograph two states of the product. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StoryEntry } from './selection.ts'

const root = join(import.meta.dirname, '../..')

/** Pictures that people have approved, as lossless WebP, and beside them the Chromium that took them. */
export const approved = join(import.meta.dirname, 'baselines')
/** The pictures that this run compares with, as PNG: those approved, unpacked. */
export const baselines = process.env.VISUAL_BASELINES ?? join(root, 'tmp/visual/unpacked')
/** A built Storybook. */
export const storybook = process.env.VISUAL_STORYBOOK ?? join(root, 'tmp/visual/storybook')
/** For a person: what was expected, what came, and where they differ. */
export const report = join(import.meta.dirname, 'report')
export const scratch = join(root, 'tmp/visual')

/** All stories of a built Storybook; none when it was not built. */
export function readStories(folder: string): StoryEntry[] {
  const file = join(folder, 'index.json')
  if (!existsSync(file)) return []
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as {
    entries: Record<string, StoryEntry & { type: string }>
  }
  return Object.values(entries).filter(({ type }) => type === 'story')
}
