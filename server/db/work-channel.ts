/**
 * The database channel of queues whose work any replica may do: what adds to one announces it, so that no replica has to look again and again.
 * Payloads hold the queue's name and milliseconds only.
 */
import { createSignal, type Signal } from '../signal.ts'
import { notifyChannel } from './channels.store.ts'
import type { Database, Reader } from './client.ts'

const WORK_CHANNEL = 'wordgrove_work'

const queues = ['mail', 'push', 'recordings'] as const

type WorkQueue = (typeof queues)[number]

/** One signal for each queue, of work that any replica has added. */
export type WorkSignals = Readonly<Record<WorkQueue, Signal>>

/**
 * Announces to every replica that a queue has work; inside a transaction it goes out with the commit. It may be lost with a connection: jobs look
 * by themselves too, only seldom.
 *
 * @param inMs milliseconds until the work is due
 */
export const announceWork = (db: Reader, queue: WorkQueue, inMs = 0): Promise<void> =>
  notifyChannel(db, WORK_CHANNEL, [`${queue} ${inMs}`])

/** Signals what is announced. After a broken line every queue is signalled, because what was announced meanwhile is unknown. */
export async function listenForWork(database: Database): Promise<WorkSignals> {
  const signals: WorkSignals = { mail: createSignal(), push: createSignal(), recordings: createSignal() }
  await database.listen(WORK_CHANNEL, (payload) => {
    const [name, inMs] = payload.split(' ')
    for (const queue of queues) if (payload === '' || queue === name) signals[queue].emit(Number(inMs ?? 0))
  })
  return signals
}
