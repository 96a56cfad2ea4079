import { someEditedLesson } from '#tests/story-editor'
import { expect, test } from 'vitest'
import { blockText, previewOf, shownBlock } from './lesson-blocks.ts'

const lesson = someEditedLesson()
const { scene } = lesson.blocks

test('a block shows its change, its source where that comes back, else what stands', () => {
  expect(shownBlock('scene', lesson, {})).toEqual(scene.value)
  expect(shownBlock('scene', lesson, { scene: { version: 1, value: [] } })).toEqual([])
  expect(shownBlock('scene', lesson, { scene: { version: 1, value: null } })).toEqual(scene.source)
})

test('the preview has the words that the dictionary has, and the others as they were typed', () => {
  const words = [
    { headword: 'friend', zh: '好友' },
    { headword: 'frend', zh: '朋友' },
    { headword: '', zh: '' },
  ]
  const preview = previewOf(lesson, { words: { version: 0, value: words } })
  expect(preview.words.map(({ headword, sense, ipa_uk }) => [headword, sense, ipa_uk])).toEqual([
    ['friend', '好友', 'frend'],
    ['frend', '朋友', null],
  ])
  expect(new Set(preview.words.map(({ id }) => id)).size).toBe(2)
  expect(preview.scene[1]?.id).toBe('starter.1.2')
})

test('a block is told row by row', () => {
  expect(blockText('words', lesson.blocks.words.value)).toBe('\nhello 你好\nfriend 朋友')
  expect(blockText('scene', scene.value)).toBe(
    '\nLeo: Hello, I am Leo. 你好，我是里奥。\nLeo has a new friend. 里奥有了新朋友。',
  )
})
