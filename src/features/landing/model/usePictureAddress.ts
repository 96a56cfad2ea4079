import { useEffect, useState } from 'react'

/** A picture of nothing. */
const nothing = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='

/**
 * The address of a picture below the question, nothing until the page answers: on a slow network these pictures would hold up the code that
 * makes the question answer.
 */
export function usePictureAddress(): (code: string) => string {
  const [answers, setAnswers] = useState(false)
  useEffect(() => setAnswers(true), [])
  return (code) => (answers ? `/pictures/${code}.webp` : nothing)
}
