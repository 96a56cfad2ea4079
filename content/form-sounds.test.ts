/** Forms of words and phrases in both accents, as they are said. */
import { expect, test } from 'vitest'
import { soundOfForm } from './form-sounds.ts'

test.each([
  ['tear up', 'tears up', 'teə ʌp', 'teəz ʌp', 'tɛr ʌp', 'tɛrz ʌp'],
  ['tear up', 'tearing up', 'teə ʌp', 'ˈteərɪŋ ʌp', 'tɛr ʌp', 'ˈtɛrɪŋ ʌp'],
  ['take off', 'took off', 'teɪk ɒf', 'tʊk ɒf', 'teɪk ɔf', 'tʊk ɔf'],
  ['live on', 'lives on', 'lɪv ɒn', 'lɪvz ɒn', 'lɪv ɑn', 'lɪvz ɑn'],
  ['wind up', 'wound up', 'waɪnd ʌp', 'waʊnd ʌp', 'waɪnd ʌp', 'waʊnd ʌp'],
  ['read out', 'reads out', 'riːd aʊt', 'riːdz aʊt', 'rid aʊt', 'ridz aʊt'],
  ['use up', 'used up', 'juːz ʌp', 'juːzd ʌp', 'juz ʌp', 'juzd ʌp'],
  ['close down', 'closes down', 'kləʊz daʊn', 'ˈkləʊzɪz daʊn', 'kloʊz daʊn', 'ˈkloʊzɪz daʊn'],
  ['object to', 'objected to', 'əbˈdʒekt tuː', 'əbˈdʒektɪd tuː', 'əbˈdʒɛkt tu', 'əbˈdʒɛktɪd tu'],
  ['bow tie', 'bow ties', 'bəʊ taɪ', 'bəʊ taɪz', 'boʊ taɪ', 'boʊ taɪz'],
  ['work permit', 'work permits', 'wɜːk ˈpɜːmɪt', 'wɜːk ˈpɜːmɪts', 'wɝk ˈpɝmɪt', 'wɝk ˈpɝmɪts'],
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
  expect(soundOfForm('make up your mind', 'made up my mind', 'meɪk ʌp jɔː maɪnd', 'uk', own)).toBe('meɪd ʌp maɪ maɪnd')
})

test('a form that no ending makes has no sound', () => {
  expect(soundOfForm('alumnus', 'alumni', 'əˈlʌmnəs', 'uk')).toBeNull()
  expect(soundOfForm('hot dog', 'hotdog', 'hɒt dɒɡ', 'uk')).toBeNull()
})
