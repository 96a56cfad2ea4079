/** Forms of words and phrases in both accents, as they are said. */
import { expect, test } from 'vitest'
import { soundOfForm } from './form-sounds.ts'

test.each([
  ['tear up', 'tears up', 'ˌteə ˈʌp', 'ˌteəz ˈʌp', 'ˌtɛr ˈʌp', 'ˌtɛrz ˈʌp'],
  ['tear up', 'tearing up', 'ˌteə ˈʌp', 'ˌteərɪŋ ˈʌp', 'ˌtɛr ˈʌp', 'ˌtɛrɪŋ ˈʌp'],
  ['take off', 'took off', 'ˌteɪk ˈɒf', 'ˌtʊk ˈɒf', 'ˌteɪk ˈɔf', 'ˌtʊk ˈɔf'],
  ['think of', 'thought of', 'ˈθɪŋk əv', 'ˈθɔːt əv', 'ˈθɪŋk əv', 'ˈθɔt əv'],
  ['live on', 'lives on', 'ˈlɪv ɒn', 'ˈlɪvz ɒn', 'ˈlɪv ɑn', 'ˈlɪvz ɑn'],
  ['wind up', 'wound up', 'ˌwaɪnd ˈʌp', 'ˌwaʊnd ˈʌp', 'ˌwaɪnd ˈʌp', 'ˌwaʊnd ˈʌp'],
  ['use up', 'used up', 'ˌjuːz ˈʌp', 'ˌjuːzd ˈʌp', 'ˌjuz ˈʌp', 'ˌjuzd ˈʌp'],
  ['close down', 'closes down', 'ˌkləʊz ˈdaʊn', 'ˌkləʊzɪz ˈdaʊn', 'ˌkloʊz ˈdaʊn', 'ˌkloʊzɪz ˈdaʊn'],
  ['object to', 'objected to', 'əbˈdʒekt tuː', 'əbˈdʒektɪd tuː', 'əbˈdʒɛkt tu', 'əbˈdʒɛktɪd tu'],
  ['bow tie', 'bow ties', 'ˌbəʊ ˈtaɪ', 'ˌbəʊ ˈtaɪz', 'ˈboʊ taɪ', 'ˈboʊ taɪz'],
  ['pencil case', 'pencil cases', 'ˈpensəl keɪs', 'ˈpensəl ˌkeɪsɪz', 'ˈpɛnsəl keɪs', 'ˈpɛnsəl ˌkeɪsɪz'],
  ['stop', 'stopped', 'stɒp', 'stɒpt', 'stɑp', 'stɑpt'],
  ['study', 'studies', 'ˈstʌdi', 'ˈstʌdiz', 'ˈstʌdi', 'ˈstʌdiz'],
  ['offer', 'offering', 'ˈɒfə', 'ˈɒfərɪŋ', 'ˈɔfɚ', 'ˈɔfərɪŋ'],
  ['offer', 'offered', 'ˈɒfə', 'ˈɒfəd', 'ˈɔfɚ', 'ˈɔfɚd'],
  ['big', 'bigger', 'bɪɡ', 'ˈbɪɡə', 'bɪɡ', 'ˈbɪɡɚ'],
  ['clever', 'cleverest', 'ˈklevə', 'ˈklevərɪst', 'ˈklɛvɚ', 'ˈklɛvərɪst'],
  ['realize', 'realised', 'ˈriːəlaɪz', 'ˈriːəlaɪzd', 'ˈriəˌlaɪz', 'ˈriəˌlaɪzd'],
  ['watch', 'watches', 'wɒtʃ', 'ˈwɒtʃɪz', 'wɑtʃ', 'ˈwɑtʃɪz'],
  ['die', 'dying', 'daɪ', 'ˈdaɪɪŋ', 'daɪ', 'ˈdaɪɪŋ'],
] as const)('%s: %s', (headword, form, uk, ukForm, us, usForm) => {
  expect(soundOfForm(headword, form, uk, 'uk')).toBe(ukForm)
  expect(soundOfForm(headword, form, us, 'us')).toBe(usForm)
})

test('another person in a phrase has its own sound', () => {
  const own = (word: string) => (word === 'my' ? 'maɪ' : null)
  expect(soundOfForm('make up your mind', 'made up my mind', 'ˌmeɪk ˌʌp jɔː ˈmaɪnd', 'uk', own)).toBe(
    'ˌmeɪd ˌʌp maɪ ˈmaɪnd',
  )
})

test.each([
  ['overgrow', 'overgrew', 'ˌəʊvəˈɡrəʊ', 'grow', 'ɡrəʊ', 'ˌəʊvəˈɡruː'],
  ['underwrite', 'underwritten', 'ˌʌndəˈraɪt', 'write', 'raɪt', 'ˌʌndəˈrɪtən'],
  ['bookshelf', 'bookshelves', 'ˈbʊkʃelf', 'shelf', 'ʃelf', 'ˈbʊkʃelvz'],
  ['spokeswoman', 'spokeswomen', 'ˈspəʊksˌwʊmən', 'woman', 'ˈwʊmən', 'ˈspəʊksˌwɪmɪn'],
  ['superman', 'supermen', 'ˈsuːpəmæn', 'man', 'mæn', 'ˈsuːpəmen'],
  ['policeman', 'policemen', 'pəˈliːsmən', 'man', 'mæn', 'pəˈliːsmən'],
])(
  'the last part of a compound changes as it does alone: %s, %s',
  (headword, form, sound, last, lastSound, expected) => {
    const own = (word: string) => (word === last ? lastSound : null)
    expect(soundOfForm(headword, form, sound, 'uk', own)).toBe(expected)
  },
)

test('what only looks like a compound has no sound', () => {
  // The 'wind' that blows is not the one of 'overwind'.
  const own = (word: string) => (word === 'wind' ? 'wɪnd' : null)
  expect(soundOfForm('overwind', 'overwound', 'ˌəʊvəˈwaɪnd', 'uk', own)).toBeNull()
})

test('a form that no ending makes has no sound', () => {
  expect(soundOfForm('canter', 'cants', 'ˈkæntə', 'uk')).toBeNull()
  expect(soundOfForm('hot dog', 'hotdog', 'ˈhɒt dɒɡ', 'uk')).toBeNull()
})
