import { expect, test } from 'vitest'
import { weakenEnding } from './weak-endings.ts'

test.for([
  ['manager', 'ˈmænədʒɚ', 'ˈmænɪdʒɚ'],
  ['managed', 'ˈmænədʒd', 'ˈmænɪdʒd'],
  ['damages', 'ˈdæmədʒəz', 'ˈdæmɪdʒɪz'],
  ['oxygen', 'ˈɑksədʒən', 'ˈɑksədʒən'],
  ['added', 'ˈædəd', 'ˈædɪd'],
  ['candid', 'ˈkændəd', 'ˈkændɪd'],
  ['artist', 'ˈɑrtəst', 'ˈɑrtɪst'],
  ['service', 'ˈsɝvəs', 'ˈsɝvɪs'],
  ['charity', 'ˈtʃɛrɪti', 'ˈtʃɛrəti'],
  ['city', 'ˈsɪti', 'ˈsɪti'],
  ['critically', 'ˈkrɪtɪkəli', 'ˈkrɪtɪkli'],
  ['bible', 'ˈbaɪbəl', 'ˈbaɪbəl'],
  ['indelible', 'ɪnˈdɛlɪbəl', 'ɪnˈdɛləbəl'],
  ['gutless', 'ˈɡʌtlɛs', 'ˈɡʌtləs'],
  ['nonetheless', 'ˌnʌnðəˈlɛs', 'ˌnʌnðəˈlɛs'],
  ['happiness', 'ˈhæpɪnəs', 'ˈhæpinəs'],
  ['married', 'ˈmærɪd', 'ˈmærid'],
  ['desperate', 'ˈdɛsprɪt', 'ˈdɛsprət'],
  ['educate', 'ˈɛdʒəˌkeɪt', 'ˈɛdʒəˌkeɪt'],
  ['puzzling', 'ˈpʌzəlɪŋ', 'ˈpʌzlɪŋ'],
  ['traveling', 'ˈtrævəlɪŋ', 'ˈtrævəlɪŋ'],
] as const)('%s /%s/ is /%s/', ([word, sound, today]) => {
  expect(weakenEnding(sound, word)).toBe(today)
})
