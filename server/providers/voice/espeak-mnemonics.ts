/** Printed phonemes as the mnemonics that eSpeak NG reads between double brackets. */
import type { Phoneme } from '#rules/parse-phonemes'

const MNEMONICS: Readonly<Record<string, string>> = {
  ɡ: 'g',
  tʃ: 'tS',
  dʒ: 'dZ',
  θ: 'T',
  ð: 'D',
  ʃ: 'S',
  ʒ: 'Z',
  ŋ: 'N',
  iː: 'i:',
  i: 'i',
  ɪ: 'I',
  e: 'E',
  ɛ: 'E',
  æ: 'a',
  ɑː: 'A:',
  ɑ: 'A:',
  ɒ: '0',
  ɔː: 'O:',
  ɔ: 'O:',
  ʊ: 'U',
  uː: 'u:',
  u: 'u:',
  ʌ: 'V',
  ɜː: '3:',
  ɝ: '3:',
  ɚ: '3',
  ə: '@',
  eɪ: 'eI',
  aɪ: 'aI',
  ɔɪ: 'OI',
  aʊ: 'aU',
  əʊ: 'oU',
  oʊ: 'oU',
  ɪə: 'i@',
  eə: 'e@',
  ʊə: 'U@',
}

/** Consonants that are written as they are printed. */
const PLAIN = /^[pbtdkfvszhmnlrjw]$/

/** "[[b@n'A:n@]]". Throws where a phoneme has no mnemonic. */
export function espeakMnemonics(words: readonly (readonly Phoneme[])[]): string {
  return `[[${words.map((word) => word.map(mnemonicOf).join('')).join(' ')}]]`
}

function mnemonicOf({ symbol, stress }: Phoneme): string {
  const mnemonic = PLAIN.test(symbol) ? symbol : MNEMONICS[symbol]
  if (mnemonic === undefined) throw new Error(`eSpeak NG has no mnemonic for '${symbol}'.`)
  return `${stress === 2 ? "'" : stress === 1 ? ',' : ''}${mnemonic}`
}
