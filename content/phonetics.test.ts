import { dictionary } from 'cmu-pronouncing-dictionary'
import { expect, test } from 'vitest'
import { ipaFromOldPhonetic } from './old-phonetics.ts'
import { ipaFromArpabet } from './phonetics.ts'

test.for([
  ['chance', 'tʃæns. tʃɑ:ns', 'tʃɑːns'],
  ['bath', 'bæθ.bɑ:θ', 'bɑːθ'],
  ['live', 'liv.laiv', 'lɪv'],
  ['abuse', "ә'bju:s.ә'bju:z", 'əˈbjuːs'],
  ['daredevil', "'dєә.devәl", 'ˈdeəˌdevəl'],
  ['apologetic', "ә.pɒlә'dʒetik", 'əˌpɒləˈdʒetɪk'],
  ['andean', "'ændiәn, æn'di:әn", 'ˈændiən'],
  ['reunification', ",ri:ju:nifi'keiʃәn,ri:,ju:-", 'ˌriːjuːnɪfɪˈkeɪʃən'],
  ['what', 'hwɔt', 'wɒt'],
  ['carmaker', "'kɑ:,meikә(r)", 'ˈkɑːˌmeɪkə'],
  ['zombie', "'zɔmbi", 'ˈzɒmbi'],
  ['knowingly', "'nәjiŋli", 'ˈnəʊɪŋli'],
  ['unarmed', "'ʌn'ɑ:md", 'ˌʌnˈɑːmd'],
  ['express', "iks'pres", 'ɪkˈspres'],
  ['radio', "'reidiәu", 'ˈreɪdiəʊ'],
  ['mutually', "'mju:tʃuәli", 'ˈmjuːtʃuəli'],
  ['academia', ".ækә'di:miә", 'ˌækəˈdiːmiə'],
  ['genial', "'dʒi:njәl", 'ˈdʒiːniəl'],
  ['atmosphere', "'ætmәsfiә", 'ˈætməsfɪə'],
  ['fear', 'fiә', 'fɪə'],
  ['bottle', "'bɒtl", 'ˈbɒtəl'],
  ['pardon', "'pɑ:dn", 'ˈpɑːdən'],
  ['feminism', "'feminizm", 'ˈfemɪnɪzəm'],
  ['gravity', "'græviti", 'ˈɡrævəti'],
  ['considerate', "kәn'sidәrit", 'kənˈsɪdərət'],
  ['dominate', "'dɒmineit", 'ˈdɒmɪneɪt'],
  ['graceful', "'greisful", 'ˈɡreɪsfəl'],
  ['handful', "'hændful", 'ˈhændfʊl'],
] as const)('%s, in the old notation %s, is /%s/', ([word, old, ipa]) => {
  expect(ipaFromOldPhonetic(old, word)).toBe(ipa)
})

test.for([
  ['AH0 R AW1 N D', 'əˈraʊnd'],
  ['EH2 N JH AH0 N IH1 R', 'ˌɛndʒəˈnɪr'],
  ['IH2 M P AO1 R T AH0 N T', 'ɪmˈpɔrtənt'],
] as const)('%s is /%s/', ([arpabet, ipa]) => {
  expect(ipaFromArpabet(arpabet)).toBe(ipa)
})

test('the first word of a compound keeps its consonants', () => {
  expect(ipaFromArpabet('HH EH1 D W AO2 T ER0 Z', 3)).toBe('ˈhɛdˌwɔtɚz')
})

test('no word of the US source loses the r before a vowel, is stressed twice or has a stressed ɪ before its stress', () => {
  const sounds = Object.entries(dictionary).map(([word, arpabet]) => `${word} ${ipaFromArpabet(arpabet)}`)
  expect(sounds.length).toBeGreaterThan(100_000)
  expect(sounds.filter((sound) => /ɚ[ˈˌ]?[aæɑɒɔəɛiɪuʊʌoe]/.test(sound))).toEqual([])
  expect(sounds.filter((sound) => /ˌɪˈ/.test(sound))).toEqual([])
  expect(sounds.filter((sound) => /ˈ.*ˈ/.test(sound.split(' ')[1] ?? ''))).toEqual([])
})
