import { useEffect } from 'react'
import type { Run, RunWord } from '#contract/challenges'
import { wordsAsked } from '#rules/run'

/** The words that a run asks, in the order of its questions; wrong options are not among them. */
export function askedWords({ questions, words }: Pick<Run, 'questions' | 'words'>): RunWord[] {
  const ids = [...new Set(questions.flatMap(wordsAsked))]
  return ids.flatMap((id) => words.find((word) => word.id === id) ?? [])
}

/** Brings the pictures of a run before they are shown: those of the asked words first. */
export function usePictures(run: Pick<Run, 'questions' | 'words'>): void {
  useEffect(() => {
    const asked = askedWords(run)
    const images = [...new Set([...asked, ...run.words])].flatMap(({ picture }) => {
      if (picture === null) return []
      const image = new Image()
      image.src = picture
      return [image]
    })
    return () => void images.splice(0)
  }, [run])
}
