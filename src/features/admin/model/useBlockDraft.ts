import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useToast } from '#design-system'
import { useThrowError } from '#lib/actions'
import { ApiError } from '#lib/api'
import { changesSince, withChange, type BlockChange, type BlockStates } from './blocks.ts'

/** A pause in typing after which the draft goes to the server. */
const PAUSE_MS = 1_000

export interface DraftOptions<C> {
  /** The draft that the server has. */
  readonly initial: C | undefined
  /** Keeps changes on the server; without any, the draft is removed. @throws {ApiError} */
  readonly send: (changes: C) => Promise<unknown>
  /** Told where the page is left and its last changes cannot be kept. */
  readonly lostText: string
}

/**
 * The changes of a word or a lesson that are not saved yet. They begin with the draft and go to the server after each pause and when the page is left
 * for another, so that nothing is lost; the browser asks before a tab closes whose last changes are not there yet. What the server refuses
 * is `failure` and goes again with the next change.
 */
export function useBlockDraft<C extends object>({ initial, send: sendDraft, lostText }: DraftOptions<C>) {
  const toast = useToast()
  const throwError = useThrowError()
  const [changes, setChanges] = useState<C>(initial ?? ({} as C))
  const [failure, setFailure] = useState<ApiError>()
  const unsent = useRef(false)
  const isPaused = useRef(false)
  const isShown = useRef(true)
  /** The draft that is on its way. */
  const sending = useRef<Promise<void>>(Promise.resolve())
  const sendNow = async () => {
    unsent.current = false
    try {
      await sendDraft(changes)
      setFailure(undefined)
    } catch (error) {
      if (!(error instanceof ApiError)) return throwError(error)
      unsent.current = true
      setFailure(error)
      if (!isShown.current) toast({ text: lostText, tone: 'error' })
    }
  }
  const send = () => {
    if (unsent.current) sending.current = sendNow()
  }
  const sendUnsent = useEffectEvent(send)

  useEffect(() => {
    const timer = setTimeout(() => {
      if (!isPaused.current) sendUnsent()
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [changes])
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!unsent.current) return
      sendUnsent()
      event.preventDefault()
    }
    isShown.current = true
    window.addEventListener('beforeunload', ask)
    return () => {
      isShown.current = false
      window.removeEventListener('beforeunload', ask)
      sendUnsent()
    }
  }, [])

  const replace = (next: C) => {
    unsent.current = true
    setChanges(next)
  }
  return {
    changes,
    /** Why the last changes are not kept. */
    failure,
    /** Sends the draft again. */
    retry: send,
    hasChanges: Object.keys(changes).length > 0,
    /** Changes a block; undefined gives up its change. */
    change: (block: keyof C & string, change: BlockChange | undefined) => replace(withChange(changes, block, change)),
    discard: () => replace({} as C),
    /** Before a save, which removes the draft: what is typed meanwhile waits for its end. */
    pause: async () => {
      isPaused.current = true
      unsent.current = false
      await sending.current
    },
    /** After a save that was refused: the draft goes again after a pause. */
    resume: () => {
      isPaused.current = false
      unsent.current = true
      setChanges((now) => ({ ...now }))
    },
    /** After a save the server has removed the draft itself. What was typed meanwhile stays, over the versions that were saved. */
    forget: (saved: C, states: BlockStates) => {
      isPaused.current = false
      setFailure(undefined)
      setChanges((now) => changesSince(saved, now, states))
    },
  }
}
