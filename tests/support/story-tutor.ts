/** A conversation with the tutor for stories: a word, a difference, a sentence, words to keep, and a quiz. */
import type { ChatMessage } from '#contract/chat'
import type { WordRecord } from '#contract/words'
import type { MockAnswers } from './mock-api.ts'
import { someConversation, someMessage } from './story-chat.ts'

export const storyTutor = '3c1f3c1e-1f61-4d4e-9a55-0f6f2f6f7c09'
export const storyQuiz = '7d0f7f0e-1111-4222-8333-444455556666'

const record = (headword: string, zh: string, en: string, picture: string | null, ipa: string): WordRecord => ({
  id: headword.length,
  headword,
  ipa_uk: ipa,
  ipa_us: ipa,
  meaning: { zh, en },
  picture,
  tags: [],
  frequency: null,
  form_of: [],
  sections: [],
})
const records = new Map(
  [
    record('borrow', '借入', 'to take something for a time', null, 'ˈbɑːroʊ'),
    record('lend', '借出', 'to give something for a time', null, 'lend'),
    record('apple', '苹果', 'a round fruit, red or green', '/pictures/1f34e.webp', 'ˈæpl'),
  ].map((each) => [each.headword, each]),
)

const lines: readonly Partial<ChatMessage>[] = [
  { id: 'a', own: true, text: 'apple 是什么意思' },
  {
    id: 'a',
    text: 'apple 在词典里是这样写的：',
    attachment: { kind: 'words', words: ['apple'], save: false },
  },
  { id: 'b', own: true, text: 'borrow vs lend' },
  {
    id: 'b',
    text: 'Both move a thing for a time; they differ in the direction.\n· borrow: you take it from somebody\n· lend: you give it to somebody',
    attachment: { kind: 'words', words: ['borrow', 'lend'], save: false },
  },
  { id: 'c', own: true, text: 'Check: I eat a apple' },
  { id: 'c', text: 'This can be better:\n· Before apple it is an, not a.\n· A sentence ends with a full stop.' },
]

export const tutorMessages = (more: readonly Partial<ChatMessage>[] = []): ChatMessage[] =>
  [...lines, ...more].map((line, index) => someMessage({ seq: index + 1, version: index + 1, ...line }))

/** What the screen reads; `more` are lines after the usual ones. */
export function tutorAnswers(items: readonly ChatMessage[] = tutorMessages()): MockAnswers {
  const tutor = someConversation({
    id: storyTutor,
    with: null,
    last: items.at(-1) ?? null,
    read_seq: items.length,
    seen_seq: 0,
    version: items.length,
  })
  return {
    'GET /api/conversations': { items: [someConversation()], next: null },
    'POST /api/tutor': tutor,
    'GET /api/tutor': { ai: false, left: 0 },
    'GET /api/conversations/{id}': tutor,
    'GET /api/conversations/{id}/messages': { items: [...items], more: false, version: items.length },
    'PUT /api/conversations/{id}/read': undefined,
    'PUT /api/conversations/{id}/view': undefined,
    'GET /api/words/{word}': ({ params }) =>
      records.get(params['word'] ?? '') ?? record('fox', '狐狸', 'a wild animal', null, 'fɑːks'),
  }
}
