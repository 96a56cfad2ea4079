/** The messages of a conversation that a page has, in their order, and how far it has followed the changes. */
import type { ChatMessage } from '#contract/chat'

export interface MessageLog {
  /** By place, the oldest first. */
  readonly items: readonly ChatMessage[]
  /** Whether there are older ones on the server. */
  readonly hasOlder: boolean
  /** Every change up to this version of the conversation is here. */
  readonly version: number
}

export const emptyLog: MessageLog = { items: [], hasOlder: false, version: 0 }

/** Adds messages; of one that is here already the later version stays. */
export function mergeMessages(items: readonly ChatMessage[], arrived: readonly ChatMessage[]): readonly ChatMessage[] {
  const bySeq = new Map(items.map((item) => [item.seq, item]))
  for (const item of arrived) if ((bySeq.get(item.seq)?.version ?? 0) <= item.version) bySeq.set(item.seq, item)
  return [...bySeq.values()].toSorted((a, b) => a.seq - b.seq)
}

/** What came and changed since the log's version: an older message that is not here stays with the older ones. */
export function followLog(
  log: MessageLog,
  page: { readonly items: readonly ChatMessage[]; readonly version: number },
): MessageLog {
  const first = log.items[0]?.seq ?? 0
  const near = page.items.filter(({ seq }) => !log.hasOlder || seq >= first)
  return { ...log, items: mergeMessages(log.items, near), version: page.version }
}
