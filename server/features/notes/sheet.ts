/** A note on paper. */
import type { getSheet, NoteEntry } from '#contract/notes'
import type { Output } from '#contract/core'
import { MOST_WORDS } from '#contract/note-limits'
import { hasExtra, refusalOf } from '#rules/entitlements'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { HttpError } from '../../http/errors.ts'
import { tierAt } from '../entitlements/index.ts'
import { toEntries, toPage, toSection } from './present.ts'
import { readable } from './notes.ts'
import { alive, entriesInOrder, pagesOf, sectionsOf, wordsByPage } from './notes.store.ts'

/** The words of a note, or of one page of it, below their titles. Throws vip_required where the tier has no sheets. */
export async function readSheet(
  { db, now }: Deps,
  session: Session,
  id: string,
  page: string | null,
): Promise<Output<typeof getSheet>> {
  const note = await readable(db, session, id)
  const tier = tierAt(session, now())
  if (!hasExtra('printSheets', tier)) throw new HttpError(refusalOf(tier))
  const [sections, pages, counts, rows] = [
    await sectionsOf(db, id, alive.sections),
    await pagesOf(db, id, alive.pages),
    await wordsByPage(db, id),
    await entriesInOrder(db, id, { page, from: 0, count: MOST_WORDS }),
  ]
  const sectionOf = new Map(sections.map((row) => [row.id, toSection(row).title]))
  const pageOf = new Map(pages.map((row) => [row.id, toPage(row)]))
  const entries = Map.groupBy(await toEntries(db, rows), (entry: NoteEntry) => entry.page)
  const total = page === null ? note.words : (counts.get(page) ?? 0)
  return {
    // In the order of the words.
    parts: [...entries].flatMap(([pageId, own]) => {
      const { title, section } = pageOf.get(pageId) ?? {}
      const above = section && sectionOf.get(section)
      return title && above ? [{ id: pageId, section: above, title, entries: own }] : []
    }),
    left: Math.max(0, total - rows.length),
  }
}
