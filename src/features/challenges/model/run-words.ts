import { useEffect } from 'react'
import type { Run } from '#contract/challenges'
import { askedWords } from '#features/practice'

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
