import type { Section, WordRecord } from '#contract/words'
import { Card } from '#design-system'
import { useWord } from '../api/useWord.ts'
import { SectionBody } from './SectionBody.tsx'

interface WordDifferenceProps {
  /** Two headwords of the dictionary. */
  one: string
  other: string
}

/** What the dictionary says of the difference, in the entry of either word; nothing where it says nothing of both. */
export function WordDifference({ one, other }: WordDifferenceProps) {
  const [first, second] = [useWord(one).data, useWord(other).data]
  const note = noteOn(first, other) ?? noteOn(second, one)
  return (
    note && (
      <Card>
        <SectionBody section={note} word={one} />
      </Card>
    )
  )
}

function noteOn(record: WordRecord | undefined, other: string): Section | undefined {
  const section = record?.sections.find(({ kind }) => kind === 'near_synonyms')
  if (section?.kind !== 'near_synonyms') return undefined
  const items = section.items.filter((text) => names(text, other))
  return items.length > 0 ? { ...section, items } : undefined
}

const wordsOf = (text: string) =>
  ` ${text
    .toLowerCase()
    .split(/[^a-z'-]+/)
    .join(' ')} `

/** Whether a text, Chinese or English, names an English word or phrase. */
const names = (text: string, word: string): boolean => wordsOf(text).includes(wordsOf(word))
