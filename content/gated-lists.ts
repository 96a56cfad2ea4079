/** Lists whose gate is closed: all their words are reviewed, and from then on nothing unreviewed comes into their questions. */
import gated from './authored/gated-lists.json' with { type: 'json' }

const gatedLists: ReadonlySet<string> = new Set(gated.lists)

/** Whether a list (an exam tag, or 'pictures' and 'courses') asks and offers reviewed words only. */
export function isGated(list: string): boolean {
  return gatedLists.has(list)
}
