import { expect, test } from 'vitest'
import { parseTutorRequest, type TutorRequest } from './tutor-request.ts'

const lookUp = (text: string, isBare = false): TutorRequest => ({ kind: 'look_up', text, isBare })
const compare = (one: string, other: string): TutorRequest => ({ kind: 'compare', words: [one, other] })
const sentence = (word: string | null, text: string | null = null): TutorRequest => ({
  kind: 'sentence',
  word,
  sentence: text,
})
const save = (...words: string[]): TutorRequest => ({ kind: 'save', words })

test.each<[string, TutorRequest]>([
  ['apple', lookUp('apple', true)],
  [' Ice cream? ', lookUp('Ice cream', true)],
  ['苹果', lookUp('苹果', true)],
  ['What does “well-known” mean?', lookUp('well-known')],
  ['please look up give up', lookUp('give up')],
  ['the meaning of don’t', lookUp('don’t')],
  ['查一下 apple', lookUp('apple')],
  ['请问 apple 是什么意思？', lookUp('apple')],
  ['ｌｕｃｋ 的意思', lookUp('luck')],
  ['苹果用英语怎么说？', lookUp('苹果')],
  ['How do you say 图书馆 in English?', lookUp('图书馆')],
  ['examples of borrow', { kind: 'examples', word: 'borrow' }],
  ['Give me some example sentences with take off', { kind: 'examples', word: 'take off' }],
  ['How do you use whether?', { kind: 'examples', word: 'whether' }],
  ['borrow 的例句', { kind: 'examples', word: 'borrow' }],
  ['给我几个 borrow 的例子', { kind: 'examples', word: 'borrow' }],
  ['whether 怎么用？', { kind: 'examples', word: 'whether' }],
  ['Quiz me!', { kind: 'quiz' }],
  ['Can you test me on my words?', { kind: 'quiz' }],
  ['考考我', { kind: 'quiz' }],
  ['来个小测验', { kind: 'quiz' }],
  ['What is the difference between borrow and lend?', compare('borrow', 'lend')],
  ['explain the difference between "look at" and "watch"', compare('look at', 'watch')],
  ['borrow vs lend', compare('borrow', 'lend')],
  ['compare borrow with lend', compare('borrow', 'lend')],
  ['borrow 和 lend 有什么区别？', compare('borrow', 'lend')],
  ['解释一下 borrow 跟 lend 的不同', compare('borrow', 'lend')],
  ['a sentence with apple', sentence('apple')],
  ['Check my sentence with apple: I eat a apple.', sentence('apple', 'I eat a apple.')],
  ['用 apple 造句', sentence('apple')],
  ['用 apple 造句：I eat an apple.', sentence('apple', 'I eat an apple.')],
  ['造句：apple', sentence('apple')],
  ['check: She can goes home!', sentence(null, 'She can goes home!')],
  ['帮我检查一下：She go home.', sentence(null, 'She go home.')],
  ['bye!', { kind: 'finish' }],
  ['That’s all for today', { kind: 'finish' }],
  ['今天就到这里吧', { kind: 'finish' }],
  ['再见', { kind: 'finish' }],
  ['save', save()],
  ['save these words to my notes', save()],
  ['保存这些单词', save()],
  ['save apple, pear and give up to a note', save('apple', 'pear', 'give up')],
  ['把 apple 和 pear 加到笔记', save('apple', 'pear')],
  ['help', { kind: 'help' }],
  ['你能做什么？', { kind: 'help' }],
  ['hello there', { kind: 'help' }],
  ['Tell me a story about a dragon that lost its way', { kind: 'unknown' }],
  ['今天天气怎么样，适合出去玩吗', { kind: 'unknown' }],
  ['<script>alert(1)</script>', { kind: 'unknown' }],
  ['', { kind: 'unknown' }],
  ['🙂', { kind: 'unknown' }],
])('%s', (line, request) => {
  expect(parseTutorRequest(line)).toEqual(request)
})

test('a long line of anything is read in no time', () => {
  // Of the processor: what else the machine does is left out.
  const from = process.cpuUsage().user
  for (const piece of ['a ', 'save a,', '查 a ', 'difference between a and ', '苹果用', 'check: ', "a'-"])
    parseTutorRequest(piece.repeat(2_000 / piece.length))
  expect(process.cpuUsage().user - from).toBeLessThan(1_500_000)
})
