import { useEffect, useState } from 'react'
import type { ReadingParagraph } from '#design-system'
import { saySentence, stopSentence } from '#features/words'
import { useUser } from '#lib/session'
import { splitSentences } from '#rules/coverage'

interface Sentence {
  readonly text: string
  readonly start: number
}

export interface Listening {
  /** Start of the sentence that is said, or that will be said next; null before the first. */
  readonly at: number | null
  readonly isPlaying: boolean
  /** The browser has no English voice. */
  readonly isSilent: boolean
  /** Begins with the sentence that is at hand, or with the first one from this offset on. */
  readonly play: (from: number) => void
  readonly pause: () => void
  readonly step: (by: 1 | -1, from: number) => void
}

/** Sentences with something to say. */
const sentencesOf = (paragraph: ReadingParagraph | undefined): Sentence[] =>
  paragraph
    ? splitSentences(paragraph.text)
        .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
        .map(({ text, start }) => ({ text: text.trim(), start: paragraph.start + start }))
    : []

/** The first sentence that begins at an offset or after it. */
function findFrom(paragraphs: readonly ReadingParagraph[], offset: number): Sentence | undefined {
  const first = Math.max(
    0,
    paragraphs.findLastIndex(({ start }) => start <= offset),
  )
  for (let index = first; index < paragraphs.length; index += 1) {
    const sentence = sentencesOf(paragraphs[index]).find(({ start }) => start >= offset)
    if (sentence) return sentence
  }
  return undefined
}

/** The last sentence that begins before an offset. */
function findBefore(paragraphs: readonly ReadingParagraph[], offset: number): Sentence | undefined {
  for (let index = paragraphs.findLastIndex(({ start }) => start < offset); index >= 0; index -= 1) {
    const sentence = sentencesOf(paragraphs[index]).findLast(({ start }) => start < offset)
    if (sentence) return sentence
  }
  return undefined
}

/** Says a text sentence by sentence with a voice of the browser, which sends it to no server of ours. It falls silent when the page goes. */
export function useListening(paragraphs: readonly ReadingParagraph[]): Listening {
  const { user } = useUser()
  const [at, setAt] = useState<number | null>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [isSilent, setSilent] = useState(false)
  useEffect(() => stopSentence, [])

  function say(sentence: Sentence | undefined): void {
    if (!sentence) {
      setPlaying(false)
      return
    }
    const accent = user?.voice_accent ?? 'us'
    const isSaid = saySentence(sentence.text, accent, user?.voice_rate === 'slow', (isOver) => {
      if (isOver) say(findFrom(paragraphs, sentence.start + 1))
      else {
        setPlaying(false)
        setSilent(true)
      }
    })
    setAt(sentence.start)
    setPlaying(isSaid)
    setSilent(!isSaid)
  }
  return {
    at,
    isPlaying,
    isSilent,
    play: (from) => say(findFrom(paragraphs, at ?? from) ?? findFrom(paragraphs, 0)),
    pause: () => {
      stopSentence()
      setPlaying(false)
    },
    step: (by, from) => {
      const sentence =
        at === null
          ? findFrom(paragraphs, from)
          : by === 1
            ? findFrom(paragraphs, at + 1)
            : (findBefore(paragraphs, at) ?? findFrom(paragraphs, at))
      if (isPlaying) say(sentence)
      else if (sentence) setAt(sentence.start)
    },
  }
}
