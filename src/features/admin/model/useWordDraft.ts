import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BlockChanges, EditedWord, WordBlock } from '#contract/word-manager'
import { useToast } from '#design-system'
import { useThrowError } from '#lib/actions'
import { ApiError } from '#lib/api'
import { saveWordDraft } from '../api/useEditedWord.ts'
import { withChange } from './word-blocks.ts'

/** A pause in typing after which the draft goes to the server. */
const PAUSE_MS = 1_000

/**
 * The changes of a word that are not saved yet. They begin with the draft and go to the server after each pause and when the page is left
 * for another, so that nothing is lost; the browser asks before a tab closes whose last changes are not there yet. What the server refuses
 * is `failure` and goes again with the next change.
 */
export function useWordDraft(word: EditedWord) {
  const { t } = useTranslation('admin')
  const toast = useToast()
  const throwError = useThrowError()
  const [changes, setChanges] = useState<BlockChanges>(word.draft?.changes ?? {})
  const [failure, setFailure] = useState<ApiError>()
  const unsent = useRef(false)
  const isShown = useRef(true)
  const send = async () => {
    if (!unsent.current) return
    unsent.current = false
    try {
      await saveWordDraft(word.id, changes)
      setFailure(undefined)
    } catch (error) {
      if (!(error instanceof ApiError)) return throwError(error)
      unsent.current = true
      setFailure(error)
      if (!isShown.current) toast({ text: t('words.edit.draftLost', { word: word.headword }), tone: 'error' })
    }
  }
  const sendUnsent = useEffectEvent(() => void send())

  useEffect(() => {
    const timer = setTimeout(() => sendUnsent(), PAUSE_MS)
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

  const replace = (next: BlockChanges) => {
    unsent.current = true
    setChanges(next)
  }
  return {
    changes,
    /** Why the last changes are not kept. */
    failure,
    /** Sends the draft again. */
    retry: () => void send(),
    hasChanges: Object.keys(changes).length > 0,
    /** Changes a block; undefined gives up its change. */
    change: (block: WordBlock, change: { version: number; value: unknown } | undefined) =>
      replace(withChange(changes, block, change)),
    discard: () => replace({}),
    /** After a save the server has removed the draft itself. */
    forget: () => {
      unsent.current = false
      setFailure(undefined)
      setChanges({})
    },
  }
}
