/** The forms that learners are taught, and the words that lead to others. */
import type { FormKind } from '#contract/words'
import { CONTENT_TIMEOUT, readContent } from '#tests/content'
import { beforeAll, describe, expect, test } from 'vitest'
import { readAuthoredWords, type AuthoredWord } from './authored-words.ts'
import variants from './authored/variants.json' with { type: 'json' }
import { baseFaults, readWordBases, sameWordSpellings } from './bases.ts'
import type { ContentRows } from './rows.ts'

let rows: ContentRows
let headwords: ReadonlySet<string>
beforeAll(async () => {
  rows = await readContent()
  headwords = new Set(rows.words.map(({ headword }) => headword))
}, CONTENT_TIMEOUT)

const basesOf = (form: string) => rows.forms.filter((row) => row.form === form).map(({ headword }) => headword)
const formsOf = (headword: string, kind: FormKind) =>
  rows.forms.filter((row) => row.headword === headword && row.kind === kind).map(({ form }) => form)

describe('forms', () => {
  test('no plural is out of use', () => {
    const wrong =
      'homeworks equipments knowledges musics breads sheeps reindeers mooses deers empathies happinesses informations advices ' +
      'furnitures luggages sceneries jewelries softwares hardwares evidences traffics aircrafts offsprings racisms sadnesses shamen ' +
      'expertises teamworks likelihoods shrinkages jellyfishes haemophilias hemophilias hims mes yens'
    expect(
      wrong.split(' ').filter((form) => rows.forms.some((row) => row.form === form && row.kind === 'plural')),
    ).toEqual([])
    for (const headword of ['weather', 'pocket money', 'climate change', 'reading comprehension', 'DNA'])
      expect(formsOf(headword, 'plural'), headword).toEqual([])
    expect(formsOf('still life', 'plural')).toEqual(['still lifes'])
  })

  test('a word has the forms of its parts of speech alone', () => {
    for (const [headword, kind] of [
      ['balcony', 'past'],
      ['amaze', 'plural'],
      ['infringe', 'comparative'],
      ['bandit', 'third_person'],
    ] as const)
      expect(formsOf(headword, kind), headword).toEqual([])
    expect(basesOf('scissors')).toEqual([])
    expect(basesOf('feels')).toEqual(['feel'])
    expect(basesOf('feeding')).not.toContain('fee')
  })

  test.each([
    ['get', 'participle', ['got', 'gotten']],
    ['learn', 'past', ['learned', 'learnt']],
    ['dream', 'past', ['dreamed', 'dreamt']],
    ['spell', 'past', ['spelled', 'spelt']],
    ['burn', 'participle', ['burned', 'burnt']],
    ['lean', 'past', ['leaned', 'leant']],
    ['leap', 'past', ['leaped', 'leapt']],
    ['prove', 'participle', ['proved', 'proven']],
    ['hang', 'past', ['hanged', 'hung']],
    ['travel', 'past', ['traveled', 'travelled']],
    ['cancel', 'gerund', ['canceling', 'cancelling']],
    ['signal', 'past', ['signaled', 'signalled']],
    ['far', 'comparative', ['farther', 'further']],
    ['schoolchild', 'plural', ['schoolchildren']],
    ['maximum', 'plural', ['maxima', 'maximums']],
    ['mother-in-law', 'plural', ['mothers-in-law']],
    ['be', 'past', ['was', 'were']],
  ] as const)('%s has its %s forms', (headword, kind, forms) => {
    expect(formsOf(headword, kind).toSorted()).toEqual(forms)
  })

  test('a rule makes no spelling that is out of use', () => {
    const odd = rows.forms.filter(
      ({ form }) => /reing$|reed$|trellizes|analyzes$/.test(form) && !/gree|free|creed|decree|reed/.test(form),
    )
    expect(odd.filter(({ headword }) => headword !== 'analyze').map(({ form }) => form)).toEqual([])
    const wrong = ['chilier', 'whized', 'whiskys', 'overthinked', 'hering', 'thier']
    expect(wrong.filter((form) => rows.forms.some((row) => row.form === form))).toEqual([])
    expect(formsOf('overthink', 'past')).toEqual(['overthought'])
  })
})

describe('spelling variants', () => {
  test.each([
    ['color', 'colour'],
    ['center', 'centre'],
    ['defense', 'defence'],
    ['gray', 'grey'],
    ['organise', 'organize'],
    ['analyse', 'analyze'],
    ['catalogue', 'catalog'],
    ['harbour', 'harbor'],
    ['criticise', 'criticize'],
    ['globalisation', 'globalization'],
  ])('%s is another spelling of %s, which alone is a headword', (variant, base) => {
    expect(headwords.has(base)).toBe(true)
    expect(headwords.has(variant)).toBe(false)
    expect(formsOf(base, 'variant')).toContain(variant)
    expect(basesOf(variant)).toEqual([base])
  })

  test('inflected forms have both spellings, and the word stands in the lists of both', () => {
    expect(formsOf('colour', 'plural').toSorted()).toEqual(['colors', 'colours'])
    expect(formsOf('organize', 'past').toSorted()).toEqual(['organised', 'organized'])
    expect(rows.words.find(({ headword }) => headword === 'colour')?.tags).toEqual(
      expect.arrayContaining(['zk', 'gk', 'cet4', 'ky', 'ielts']),
    )
  })

  test('what two countries spell as two words stays two words', () => {
    for (const pair of variants.apart) {
      const [one = '', other = ''] = pair.split('/')
      expect(sameWordSpellings(one), pair).not.toContain(other)
    }
    for (const word of [
      'metre',
      'meter',
      'tyre',
      'tire',
      'practise',
      'practice',
      'story',
      'storey',
      'check',
      'cheque',
      'curb',
      'kerb',
    ])
      expect(headwords, word).toContain(word)
  })

  test('no two headwords are spellings of one word, and every variant of the list leads to its base', () => {
    const twice = rows.words.filter(
      ({ headword }) =>
        headword === headword.toLowerCase() && sameWordSpellings(headword).some((other) => headwords.has(other)),
    )
    expect(twice.map(({ headword }) => headword)).toEqual([])
    const lost = Object.entries(variants.same).filter(
      ([variant, base]) => headwords.has(variant) || !headwords.has(base),
    )
    expect(lost).toEqual([])
  })
})

describe('words that lead to another', () => {
  const words = (forms: Record<string, string>) =>
    new Map(Object.entries(forms).map(([form, formOf]): [string, AuthoredWord] => [form, { formOf }]))
  const known = (word: string) => ['level', 'colour', 'color', 'dog'].includes(word)

  test('every form that an author names leads to a headword', async () => {
    expect(
      baseFaults(await readAuthoredWords(), (word) =>
        rows.words.some(({ headword }) => headword.toLowerCase() === word),
      ),
    ).toEqual([])
  })

  test('a base that is no headword, a chain and a word with a picture are faults', () => {
    expect(baseFaults(words({ levels: 'level' }), known)).toEqual([])
    expect(baseFaults(words({ colors: 'color' }), known)).toEqual([])
    expect(baseFaults(words({ levles: 'levle' }), known)).toEqual(["levles: its base 'levle' is no headword."])
    expect(baseFaults(words({ levellings: 'levelling', levelling: 'level' }), known)).toEqual([
      "levellings: its base 'levelling' is a form itself.",
    ])
    expect(baseFaults(words({ scissors: 'dog' }), known)).toHaveLength(1)
  })

  test('a form of a variant leads to the base of the variant, and two words never lead to each other', () => {
    expect(readWordBases(words({ colors: 'color' })).get('colors')).toEqual({ base: 'colour', isVariant: false })
    const crossed = readWordBases(words({ colour: 'color' }))
    expect(crossed.get('colour')?.base).toBe('color')
    expect(crossed.has('color')).toBe(false)
  })

  test('no table names a word that leads to another as a headword', () => {
    const leading = new Set(rows.bases.map(({ form }) => form))
    expect(rows.bases.length).toBeGreaterThan(100)
    expect(rows.bases.filter(({ headword }) => !headwords.has(headword))).toEqual([])
    expect(rows.words.filter(({ headword }) => leading.has(headword))).toEqual([])
    expect(rows.relations.filter(({ other }) => leading.has(other))).toEqual([])
    expect(rows.levelWords.filter(({ headword }) => leading.has(headword))).toEqual([])
    expect(rows.neighbours.filter(({ near, alike }) => [...near, ...alike].some((word) => leading.has(word)))).toEqual(
      [],
    )
    const noted = rows.officialNotes.flatMap(({ sections }) =>
      sections.flatMap(({ pages }) => pages.flatMap((page) => page.headwords)),
    )
    expect(noted.filter((word) => leading.has(word))).toEqual([])
    const taught = rows.courses.flatMap(({ lessons }) => lessons.flatMap((lesson) => lesson.words))
    expect(taught.filter(({ headword }) => leading.has(headword))).toEqual([])
    const listed = new Set(rows.forms.map(({ form, headword }) => `${form} ${headword}`))
    const isListed = (form: string, headword: string) =>
      form.toLowerCase() === headword.toLowerCase() || listed.has(`${form.toLowerCase()} ${headword}`)
    expect(rows.bases.filter(({ form, headword }) => !isListed(form, headword))).toEqual([])
    // Old spellings lead on, but an abbreviation is another word than the one that it looks like.
    expect(rows.bases).toContainEqual({ form: 'usb', headword: 'USB' })
    expect(rows.bases.filter(({ headword }) => headword === 'LED')).toEqual([])
  })
})
