/** A word with its information for stories, and streams of it. */
import type { Section, WordInfoEvents, WordRecord } from '#contract/words'

export const fox: WordRecord = {
  id: 1,
  headword: 'fox',
  ipa_uk: 'fɒks',
  ipa_us: 'fɑːks',
  meaning: { zh: '狐狸', en: 'a clever wild animal with a bushy tail' },
  picture: '/pictures/1f98a.webp',
  tags: ['zk', 'gk', 'ielts'],
  frequency: 3120,
  form_of: [],
  sections: [
    {
      kind: 'definitions',
      source: ['wordgrove', 'wordnet'],
      items: [
        { part_of_speech: 'n', zh: '狐狸', en: 'a clever wild animal with a bushy tail' },
        { part_of_speech: 'n', zh: '狡猾的人', en: 'somebody who gets what he wants by tricks' },
        { part_of_speech: 'v', zh: '把……难住', en: 'to be too hard for somebody' },
      ],
    },
    {
      kind: 'examples',
      source: ['wordgrove'],
      items: [
        { id: '1-1', en: 'A fox crossed the garden at night.', zh: '夜里，一只狐狸穿过了花园。' },
        { id: '1-2', en: 'The last question foxed us all.', zh: '最后一道题把我们都难住了。' },
      ],
    },
    { kind: 'memory_aids', source: ['wordgrove'], items: ['fox 的 x 像狐狸竖起的两只耳朵。'] },
    {
      kind: 'collocations',
      source: ['ecdict'],
      items: [
        { text: 'red fox', meaning: '赤狐' },
        { text: 'as sly as a fox', meaning: '像狐狸一样狡猾' },
      ],
    },
    { kind: 'synonyms', source: ['wordnet'], items: ['trickster', 'confuse'] },
    { kind: 'word_family', source: ['wordnet'], items: ['foxy', 'vixen'] },
    { kind: 'word_structure', source: ['ecdict'], items: [{ part: 'fox', meaning: '狐狸', origin: '古英语' }] },
    {
      kind: 'forms',
      source: ['ecdict'],
      items: [
        { form: 'foxes', kind: 'plural' },
        { form: 'foxed', kind: 'past' },
      ],
    },
  ],
}

/** A phrase, asked for by one of its forms. */
export const phrase: WordRecord = {
  ...fox,
  headword: 'take off',
  ipa_uk: 'ˌteɪk ˈɒf',
  ipa_us: 'ˌteɪk ˈɔf',
  meaning: { zh: '起飞', en: 'to leave the ground and begin to fly' },
  picture: null,
  tags: [],
  frequency: null,
  form_of: [{ headword: 'take off', kind: 'past' }],
  sections: [
    {
      kind: 'examples',
      source: ['wordgrove'],
      items: [{ id: '2-1', en: 'The plane took off on time.', zh: '飞机准时起飞了。' }],
    },
  ],
}

/** Its senses sound differently. */
export const lead: WordRecord = {
  ...fox,
  headword: 'lead',
  ipa_uk: 'liːd',
  ipa_us: 'lid',
  meaning: { zh: '带领', en: 'to show the way' },
  picture: null,
  sections: [
    {
      kind: 'definitions',
      source: ['wordgrove'],
      items: [
        {
          part_of_speech: 'v',
          zh: '带领',
          en: 'to show the way',
          pronunciation: { sense: 1, ipa_uk: 'liːd', ipa_us: 'lid' },
        },
        {
          part_of_speech: 'n',
          zh: '领先',
          en: 'the position in front',
          pronunciation: { sense: 2, ipa_uk: 'liːd', ipa_us: 'lid' },
        },
        {
          part_of_speech: 'n',
          zh: '铅',
          en: 'a soft heavy grey metal',
          pronunciation: { sense: 3, ipa_uk: 'led', ipa_us: 'lɛd' },
        },
      ],
    },
  ],
}

/** A function word. */
export const the: WordRecord = {
  ...fox,
  headword: 'the',
  ipa_uk: 'ðə',
  ipa_us: 'ðə',
  meaning: { zh: '这；那', en: 'used before a thing that is known' },
  picture: null,
  weak_forms: {
    form: 'the',
    uk: { strong: 'ðiː', weak: ['ðə', 'ði'] },
    us: { strong: 'ði', weak: ['ðə', 'ði'] },
    before_vowels: true,
  },
  sections: [],
}

const culture: Section = {
  kind: 'cultural_notes',
  source: ['ai'],
  items: ['在英语故事里，狐狸往往聪明又爱捉弄人；中国的狐狸有时还会变成人。'],
}

type Name = keyof WordInfoEvents
const asText = <N extends Name>(name: N, data: WordInfoEvents[N]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

/** The dictionary's blocks, as the stream begins. */
const dictionary = fox.sections.map((section) => asText('section', section))
const failure = asText('error', { code: 'word_info_failed', message: '', kinds: ['cultural_notes', 'etymology'] })

const texts = {
  /** All that there is, with something that an AI provider added. */
  whole: [...dictionary, asText('section', culture), asText('done', { sections: 9, complete: true })],
  /** A part failed. */
  partly: [...dictionary, failure, asText('done', { sections: 8, complete: false })],
  /** The end, with nothing before it. */
  none: [asText('done', { sections: 0, complete: true })],
  /** The connection breaks. */
  cut: dictionary.slice(0, 2),
  /** More is on its way. */
  open: dictionary,
}

/** A stream of word information. */
export function infoStream(kind: keyof typeof texts): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const text of texts[kind]) controller.enqueue(new TextEncoder().encode(text))
      if (kind !== 'open') controller.close()
    },
  })
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } })
}
