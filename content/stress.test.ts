import { expect, test } from 'vitest'
import { addSecondaryStress, alignWithUk } from './stress.ts'

test.for([
  ['ðɪs', 'ðɪs'],
  ['prɛməˈnɪʃən', 'ˌprɛməˈnɪʃən'],
  ['səˈriəl', 'səˈriəl'],
  ['əˌsoʊʃiˈeɪʃən', 'əˌsoʊʃiˈeɪʃən'],
  ['kɑnˈteɪn', 'kɑnˈteɪn'],
] as const)('/%s/ is marked as /%s/', ([sound, marked]) => {
  expect(addSecondaryStress(sound)).toBe(marked)
})

test.for([
  ['əpˈstɛrz', 'ˌʌpˈsteəz', 'ʌpˈstɛrz'],
  ['riˈleɪʃən', 'rɪˈleɪʃən', 'rɪˈleɪʃən'],
  ['rəˈdʌkʃən', 'rɪˈdʌkʃən', 'rɪˈdʌkʃən'],
  ['səˈlɛbrəti', 'sɪˈlebrəti', 'səˈlɛbrəti'],
  ['ˌɪˌmædʒəˈneɪʃən', 'ɪˌmædʒɪˈneɪʃən', 'ɪˌmædʒəˈneɪʃən'],
  ['riˈbɪld', 'ˌriːˈbɪld', 'riˈbɪld'],
  ['ʌˈnizi', 'ˌʌnˈiːzi', 'ʌnˈizi'],
  ['dɪˈslaɪk', 'dɪsˈlaɪk', 'dɪsˈlaɪk'],
  ['dɪˈskʌvɚ', 'dɪsˈkʌvə', 'dɪˈskʌvɚ'],
  ['əˈbaʊt', 'əˈbaʊt', 'əˈbaʊt'],
] as const)('/%s/ beside UK /%s/ is /%s/', ([us, uk, aligned]) => {
  expect(alignWithUk(us, uk)).toBe(aligned)
})
