import { useEffect, useRef, useState } from 'react'
import { prefersReducedMotion } from '#design-system'

/** Milliseconds that a right answer stays before the next question comes by itself. */
const ADVANCE_AFTER = 1_200

interface AutoAdvance {
  /** Whether a right answer goes on by itself; off from the beginning where little movement is wanted. */
  isOn: boolean
  toggle: () => void
  /** For what surrounds the options: a press by pointer goes on by itself, one by key or by assistive technology waits for its reader. */
  onPointerDownCapture: () => void
  onKeyDownCapture: () => void
  /** For the feedback of a right answer: a hand that moves or presses there, or the focus in it, holds it. */
  hold: () => void
}

/** Goes on after a right answer, unless that is turned off, the answer was given by key, or the feedback is held. */
export function useAutoAdvance(isRight: boolean, advance: () => void): AutoAdvance {
  const [isOn, setOn] = useState(true)
  const [isHeld, setHeld] = useState(false)
  const byPointer = useRef(false)
  const next = useRef(advance)
  useEffect(() => {
    next.current = advance
  })
  useEffect(() => {
    if (prefersReducedMotion()) setOn(false)
  }, [])
  useEffect(() => {
    if (!isRight) return setHeld(false)
    if (!isOn || isHeld || !byPointer.current) return
    const timer = setTimeout(() => next.current(), ADVANCE_AFTER)
    return () => clearTimeout(timer)
  }, [isRight, isOn, isHeld])
  return {
    isOn,
    toggle: () => setOn(!isOn),
    onPointerDownCapture: () => (byPointer.current = true),
    onKeyDownCapture: () => (byPointer.current = false),
    // What is not an answer yet is not held: such a hold could outlive the effect above, and the next right answer would stay for ever.
    hold: () => isRight && setHeld(true),
  }
}
