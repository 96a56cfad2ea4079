/** Updates of many words for stories. */
import type { QuickUpdate, QuickUpdatePreview, SourceChange } from '#contract/quick-update'

export const update: QuickUpdate = {
  id: '7f9d0f7e-6d1c-4c7a-9d4e-2f1f5b1a0001',
  author: 'lin-xiaoyu',
  at: '2026-03-03T10:00:00.000Z',
  new_words: 1,
  changed_words: 199,
  undone: null,
}
export const older: QuickUpdate = {
  ...update,
  id: '7f9d0f7e-6d1c-4c7a-9d4e-2f1f5b1a0002',
  at: '2026-03-01T08:00:00.000Z',
  new_words: 0,
  changed_words: 12,
  undone: { author: 'zhou-an', at: '2026-03-01T08:05:00.000Z' },
}
export const sourceChange: SourceChange = {
  word_id: 40,
  word: 'pillow',
  author: 'lin-xiaoyu',
  at: '2026-02-20T08:00:00.000Z',
  cells: [{ column: 'zh', old: '枕头，垫子', new: '枕头' }],
}
export const preview: QuickUpdatePreview = {
  revision: 'abcdefghijklmnopqrstuvwx',
  counts: { new: 1, changed: 1, same: 1, wrong: 0 },
  rows: [
    {
      row: 2,
      word: 'sheet',
      word_id: 12,
      state: 'changed',
      changes: [
        { column: 'zh', old: '床单', new: '床单；被单' },
        { column: 'tags', old: '', new: 'zk; gk' },
      ],
      faults: [],
    },
    {
      row: 3,
      word: 'glowworm',
      word_id: null,
      state: 'new',
      changes: [
        { column: 'part_of_speech', old: '', new: 'n' },
        { column: 'zh', old: '', new: '萤火虫' },
        { column: 'en', old: '', new: 'an insect that gives light' },
      ],
      faults: [],
    },
    { row: 4, word: 'bear', word_id: 13, state: 'same', changes: [], faults: [] },
  ],
}
export const broken: QuickUpdatePreview = {
  ...preview,
  counts: { ...preview.counts, wrong: 1 },
  rows: [
    ...preview.rows,
    {
      row: 5,
      word: 'dog',
      word_id: 14,
      state: 'wrong',
      changes: [],
      faults: [{ column: 'zh', text: 'dogs', message: '请用中文填写' }],
    },
  ],
}
