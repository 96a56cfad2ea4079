import { useEffect, useEffectEvent, useState } from 'react'
import type { ChatMessage } from '#contract/chat'
import { useThrowError } from '#lib/actions'
import { ApiError, call } from '#lib/api'
import { emptyLog, followLog, mergeMessages } from '../model/message-log.ts'
import type { MessageLog } from '../model/message-log.ts'

/** Pages of changes that are followed one after the other; who was away longer begins anew at the end. */
const MOST_PAGES = 4
/** Milliseconds before another try when following failed. */
const RETRY_MS = 3_000

const readPage = (id: string, query: { before?: string; since?: string }) =>
  call('GET /api/conversations/{id}/messages', { params: { id }, query })

/** What a log becomes by what was read: it may have grown meanwhile, by sending or by scrolling up. */
type Step = (now: MessageLog | undefined) => MessageLog

async function readNewest(id: string): Promise<Step> {
  const { items, more, version } = await readPage(id, {})
  return () => ({ items, hasOlder: more, version })
}

async function readChanges(id: string, version: number): Promise<Step> {
  const changes: ChatMessage[] = []
  let reached = version
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const page = await readPage(id, { since: String(reached) })
    changes.push(...page.items)
    reached = page.version
    if (!page.more) return (now) => followLog(now ?? emptyLog, { items: changes, version: reached })
  }
  return readNewest(id)
}

/**
 * The messages of a conversation: the newest at first, older ones as they are asked for, and whatever comes or changes once `version` says
 * that there is more. The hook belongs to one conversation: give the component its id as key.
 */
export function useMessages(id: string, version: number | undefined) {
  const [log, setLog] = useState<MessageLog>()
  const [error, setError] = useState<ApiError>()
  const [attempt, setAttempt] = useState(0)
  const [isLoadingOlder, setLoadingOlder] = useState(false)
  const throwError = useThrowError()
  const known = log?.version
  const isBehind = known === undefined || (version !== undefined && version > known)

  const fail = useEffectEvent(throwError)
  useEffect(() => {
    if (!isBehind) return undefined
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = async () => {
      const step = known === undefined ? await readNewest(id) : await readChanges(id, known)
      if (isOver) return
      setLog(step)
      setError(undefined)
    }
    follow().catch((failure: unknown) => {
      if (isOver) return
      if (!(failure instanceof ApiError)) return fail(failure)
      setError(failure)
      if (failure.isPassing) timer = setTimeout(() => setAttempt((count) => count + 1), RETRY_MS)
    })
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [id, isBehind, known, version, attempt])

  const first = log?.items[0]?.seq
  const loadOlder = async () => {
    if (first === undefined || isLoadingOlder) return
    setLoadingOlder(true)
    try {
      const { items, more } = await readPage(id, { before: String(first) })
      setLog((now) => now && { ...now, items: mergeMessages(now.items, items), hasOlder: more })
    } catch (failure) {
      // The button stays: another press or scroll tries again.
      if (!(failure instanceof ApiError)) throwError(failure)
    } finally {
      setLoadingOlder(false)
    }
  }

  /** Shows a message that the server has just taken, before the next change is read. */
  const add = (message: ChatMessage) => setLog((now) => now && { ...now, items: mergeMessages(now.items, [message]) })

  return { log, error, retry: () => setAttempt((count) => count + 1), loadOlder, isLoadingOlder, add }
}
