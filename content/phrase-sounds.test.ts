/** Phrases and lessons say words of several sounds in the sense that they have there. */
import { CONTENT_TIMEOUT, readContent } from '#tests/content'
import { beforeAll, describe, expect, test } from 'vitest'
import { heteronymsIn, soundInPhrase } from './phrase-sounds.ts'
import type { CourseRow, SenseRow, WordRow } from './rows.ts'

let words: ReadonlyMap<string, WordRow> = new Map()
let courses: readonly CourseRow[] = []
let senses: ReadonlyMap<string, SenseRow[]> = new Map()
beforeAll(async () => {
  const rows = await readContent()
  words = new Map(rows.words.map((word) => [word.headword, word]))
  courses = rows.courses
  senses = Map.groupBy(rows.senses, ({ headword }) => headword)
}, CONTENT_TIMEOUT)

/** phrase: UK, US. */
const PHRASES = `
bow tie: ˌbəʊ ˈtaɪ, ˈboʊ taɪ
close down: ˌkləʊz ˈdaʊn, ˌkloʊz ˈdaʊn
close to: ˈkləʊs tuː, ˈkloʊs tu
graduate from: ˈɡrædʒueɪt frɒm, ˈɡrædʒuˌeɪt frʌm
graduate student: ˈɡrædʒuət ˌstjuːdənt, ˈɡrædʒuət ˌstudənt
live broadcast: ˌlaɪv ˈbrɔːdkɑːst, ˌlaɪv ˈbrɔdˌkæst
live shopping: ˌlaɪv ˈʃɒpɪŋ, ˌlaɪv ˈʃɑpɪŋ
live with: ˈlɪv wɪð, ˈlɪv wɪð
take the lead: ˌteɪk ðə ˈliːd, ˌteɪk ðə ˈlid
object to: əbˈdʒekt tuː, əbˈdʒɛkt tu
work permit: ˈwɜːk ˌpɜːmɪt, ˈwɝk ˌpɝmɪt
birthday present: ˈbɜːθdeɪ ˌprezənt, ˈbɝθˌdeɪ ˌprɛzənt
separate from: ˈsepəreɪt frɒm, ˈsɛpəˌreɪt frʌm
tear up: ˌteə ˈʌp, ˌtɛr ˈʌp
organ transplant: ˈɔːɡən ˌtrænsplɑːnt, ˈɔrɡən ˌtrænsplænt
make use of: ˌmeɪk ˈjuːs əv, ˌmeɪk ˈjus əv
use up: ˌjuːz ˈʌp, ˌjuz ˈʌp
get used to: ˌɡet ˈjuːst tuː, ˌɡɛt ˈjust tu
used to: ˈjuːst tə, ˈjust tə
wind farm: ˈwɪnd fɑːm, ˈwɪnd fɑrm
single-use: ˌsɪŋɡəlˈjuːs, ˌsɪŋɡəlˈjus
middle-aged: ˌmɪdəlˈeɪdʒd, ˌmɪdəlˈeɪdʒd
short-lived: ˌʃɔːtˈlɪvd, ˌʃɔrtˈlaɪvd`

/** Whether the word is said so in the phrase, which may stress it less. */
const holds = (phrase: string | null | undefined, word: string): boolean =>
  withoutStress(phrase ?? '')
    .split(' ')
    .includes(withoutStress(word))
const withoutStress = (sound: string): string => sound.replaceAll(/[ˈˌ]/g, '')

describe('phrases with a word of several sounds', () => {
  test('say for each of them which one it is', () => {
    const undecided = [...words.keys()].flatMap((phrase) =>
      phrase.includes(' ')
        ? heteronymsIn(phrase).flatMap((word) => (soundInPhrase(phrase, word) ? [] : `${phrase}: ${word}`))
        : [],
    )
    expect(undecided).toEqual([])
  })

  test('are said as the sense is', () => {
    const wrong = [...words].flatMap(([phrase, { ipaUk, ipaUs }]) =>
      !phrase.includes(' ')
        ? []
        : heteronymsIn(phrase).flatMap((word) => {
            const sound = soundInPhrase(phrase, word)
            const isSaid = sound && holds(ipaUk, sound.uk) && holds(ipaUs, sound.us)
            return isSaid ? [] : `${phrase}: ${ipaUk}, ${ipaUs}`
          }),
    )
    expect(wrong).toEqual([])
  })

  test.each(
    PHRASES.trim()
      .split('\n')
      .map((line) => line.split(': ')),
  )('%s: %s', (phrase, sounds) => {
    const { ipaUk, ipaUs } = words.get(phrase) ?? {}
    expect(`${ipaUk}, ${ipaUs}`).toBe(sounds)
  })
})

test('a word of a lesson is said in the sense that the lesson teaches', () => {
  const wrong = courses
    .flatMap(({ lessons }) => lessons.flatMap((lesson) => lesson.words))
    .flatMap(({ headword, zh }) => {
      const taught = senses.get(headword)?.find((sense) => sense.ipaUk !== null && sense.zh?.split('；').includes(zh))
      const word = words.get(headword)
      return taught && (taught.ipaUk !== word?.ipaUk || taught.ipaUs !== word?.ipaUs) ? [`${headword} ${zh}`] : []
    })
  expect(wrong).toEqual([])
})
