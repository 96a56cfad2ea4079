/** Prefetches runs: they are asked for before their page is drawn, which takes a slow phone longer than the server's answer. */
import { newId } from '#lib/new-id'
import { userStore } from '#lib/storage'
import { issueRun } from './issued-run.ts'
import type { RunSource } from './issued-run.ts'
import { findTakenRun } from './taken-run.ts'

/** Milliseconds for which a run waits for its page. */
const PATIENCE = 10_000

const asked = new Map<string, Promise<unknown>>()

/** What was asked for, and by whom. */
export const runKey = (userId: string | undefined, idName: string): string => `${userId} ${idName}`

/** The run of this browser and user, else a new one: see `issueRun`. @throws {ApiError} */
export const issue = <R>(source: RunSource<R>, userId: string): Promise<R> =>
  issueRun(userStore(userId), { findTaken: () => findTakenRun<R>(source.idName), ...source }, newId)

/** Asks for a run whose page is about to be drawn. A failure is the page's, which takes it over. */
export function issueAhead<R>(source: RunSource<R>, userId: string): void {
  const key = runKey(userId, source.idName)
  const run = issue(source, userId)
  run.catch(() => undefined)
  asked.set(key, run)
  setTimeout(() => asked.delete(key), PATIENCE)
}

/** Takes a run over that was asked for ahead, once; undefined when there is none. */
export function takeIssued<R>(key: string): Promise<R> | undefined {
  const run = asked.get(key) as Promise<R> | undefined
  asked.delete(key)
  return run
}
