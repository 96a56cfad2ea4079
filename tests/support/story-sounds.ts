/** A sound profile and rounds of the trainer for stories. */
import type { RunWord } from '#contract/challenges'
import type { RoundItem, SoundProfile, SoundResult } from '#contract/sounds'
import { phonemeIpa } from '#rules/phonemes'

const WEEKS = [
  '2026-09-07',
  '2026-09-14',
  '2026-09-21',
  '2026-09-28',
  '2026-10-05',
  '2026-10-12',
  '2026-10-19',
  '2026-10-26',
  '2026-11-02',
  '2026-11-09',
  '2026-11-16',
  '2026-11-23',
]

let lastId = 900
const word = (headword: string, ipa: string, zh: string, en: string): RunWord => ({
  id: (lastId += 1),
  headword,
  ipa_uk: ipa,
  ipa_us: ipa,
  meaning: { zh, en },
  picture: null,
})

const think = word('think', 'θɪŋk', '思考', 'to use your mind')
const sink = word('sink', 'sɪŋk', '下沉', 'to go down in water')
const path = word('path', 'pæθ', '小路', 'a way made by walking feet')
const thumb = word('thumb', 'θʌm', '拇指', 'the short thick finger')
const right = word('right', 'raɪt', '对的；正确的', 'true or correct')
const light = word('light', 'laɪt', '光', 'what lets us see')

const sound = (
  phoneme: string,
  good: number,
  unclear: number,
  replaced: number,
  heard: string | null,
): SoundResult => ({
  phoneme,
  good,
  unclear,
  replaced,
  heard,
  weeks: WEEKS.map((_, index) =>
    index < 10
      ? { good: 0, tries: 0 }
      : { good: Math.round(good / 2), tries: Math.round((good + unclear + replaced) / 2) },
  ),
})

/** A learner who has recorded for two weeks. */
export const someSounds = (changes: Partial<SoundProfile> = {}): SoundProfile => ({
  can_score: true,
  judged: Object.keys(phonemeIpa).filter(
    (phoneme) => !['P', 'B', 'T', 'D', 'K', 'G', 'Y', 'ER', 'OY'].includes(phoneme),
  ),
  weeks: WEEKS,
  progress: WEEKS.map((_, index) =>
    index < 10
      ? { good: 0, tries: 0, heard_right: 0, heard: 0, said_right: 0, said: 0 }
      : { good: 31 + index, tries: 50, heard_right: 7, heard: 10, said_right: 0, said: 0 },
  ),
  sounds: [
    sound('S', 38, 2, 0, null),
    sound('IH', 22, 1, 1, 'IY'),
    sound('TH', 9, 4, 11, 'S'),
    sound('R', 14, 2, 6, 'L'),
  ],
  weakest: [
    {
      phoneme: 'TH',
      words: [
        { word: think, reason: 'due' },
        { word: path, reason: 'missed' },
        { word: thumb, reason: 'pair' },
      ],
    },
    { phoneme: 'R', words: [{ word: right, reason: 'own' }] },
  ],
  contrasts: [
    { contrast: 'L R', skill: 'hear', right: 9, wrong: 1 },
    { contrast: 'TH S', skill: 'hear', right: 4, wrong: 6 },
  ],
  ...changes,
})

export const noSounds = (changes: Partial<SoundProfile> = {}): SoundProfile =>
  someSounds({
    progress: WEEKS.map(() => ({ good: 0, tries: 0, heard_right: 0, heard: 0, said_right: 0, said: 0 })),
    sounds: [],
    weakest: [],
    contrasts: [],
    ...changes,
  })

/** Two pairs: 'think' is heard first, then 'light'. */
export const someRound: readonly RoundItem[] = [
  { contrast: 'TH S', words: [think, sink], target: 0 },
  { contrast: 'L R', words: [light, right], target: 0 },
]

/** A pair whose sounds no other story has brought. */
export const unheardRound: readonly RoundItem[] = [
  {
    contrast: 'V W',
    words: [word('vine', 'vaɪn', '藤', 'a climbing plant'), word('wine', 'waɪn', '葡萄酒', 'a drink made from grapes')],
    target: 1,
  },
]
