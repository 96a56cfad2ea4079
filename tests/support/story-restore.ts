/** Restore points for stories. */
import type { RestorePoint, RestorePreview } from '#contract/restore-points'
import { storyNotes } from './story-notes.ts'

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const [college, travel, forest, fresh] = storyNotes

const point = (number: number, changes: Partial<RestorePoint> = {}): RestorePoint => ({
  id: id(900 + number),
  at: new Date(Date.parse('2026-03-04T19:00:00Z') - number * 86_400_000).toISOString(),
  kind: 'night',
  notes: 4,
  words: 207 - number,
  differences: [],
  different: 0,
  newer: 0,
  others: [],
  ...changes,
})

const difference = (note: typeof college, words: number, now: number) => ({
  note: note?.id ?? '',
  title: note?.title.zh ?? '',
  words,
  words_now: now,
})
const lost = { ...difference(college, 140, 128), kind: 'changed' as const }
const deleted = { ...difference(travel, 46, 0), kind: 'deleted' as const }
const retitled = { ...difference(forest, 24, 24), kind: 'changed' as const }

/** The newest first: one like now, one from before a restore, and one with all that can differ. */
export const storyPoints: RestorePoint[] = [
  point(0),
  point(1, { kind: 'before_restore', differences: [retitled], different: 1 }),
  point(2, {
    differences: [lost, deleted, retitled],
    different: 5,
    newer: 1,
    others: ['sentences', 'settings'],
  }),
]

export const storyNextAt = '2026-03-05T19:00:00Z'

export const storyPreview: RestorePreview = {
  ...point(2),
  restored: [
    { ...lost, back: 15, gone: 3, edited: 1 },
    { ...deleted, back: 46, gone: 0, edited: 0 },
    { ...retitled, back: 0, gone: 0, edited: 0 },
  ],
  different: 3,
  stay: [{ note: fresh?.id ?? '', title: fresh?.title.zh ?? '', words: 9 }],
  newer: 1,
  taken_away: 0,
  sentences: 2,
  texts: 0,
  settings: true,
  plan: false,
}

/** The same of one note. */
export const storyNotePreview: RestorePreview = {
  ...storyPreview,
  restored: storyPreview.restored.slice(0, 1),
  different: 1,
  stay: [],
  newer: 0,
  sentences: 0,
  settings: false,
}
