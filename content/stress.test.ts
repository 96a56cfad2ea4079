import { expect, test } from 'vitest'
import { addSecondaryStress, alignWithUk, placeMark } from './stress.ts'

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
  ['ˈmɛri', 'ˈmæri', 'ˈmæri'],
  ['ˈɛkspɚt', 'ˈekspɜːt', 'ˈɛkspɝt'],
  ['ˈɔltɚnətli', 'ɔːlˈtɜːnətli', 'ˈɔltɚnətli'],
  ['dɪˌfɔrɪˈsteɪʃən', 'diːˌfɒrɪˈsteɪʃən', 'diˌfɔrɪˈsteɪʃən'],
  ['ˌɪntəˈrækt', 'ˌɪntərˈækt', 'ˌɪntərˈækt'],
] as const)('/%s/ beside UK /%s/ is /%s/', ([us, uk, aligned]) => {
  expect(alignWithUk(us, uk)).toBe(aligned)
})

test.for([
  ['displace', 'dɪˈspleɪs', 'dɪsˈpleɪs'],
  ['distinct', 'dɪsˈtɪŋkt', 'dɪˈstɪŋkt'],
  ['mistrust', 'mɪˈstrʌst', 'mɪsˈtrʌst'],
  ['mistake', 'mɪsˈteɪk', 'mɪˈsteɪk'],
  ['discharge', 'dɪsˈtʃɑːdʒ', 'dɪsˈtʃɑːdʒ'],
  ['frustration', 'frʌsˈtreɪʃən', 'frʌˈstreɪʃən'],
  ['transparent', 'trænsˈpærənt', 'trænsˈpærənt'],
  ['hour', 'aʊə', 'ˈaʊə'],
  ['five', 'faɪv', 'faɪv'],
] as const)('%s /%s/ is marked as /%s/', ([word, sound, marked]) => {
  expect(placeMark(sound, word)).toBe(marked)
})
