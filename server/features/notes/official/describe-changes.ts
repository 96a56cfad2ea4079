/** What a batch did to an official note, for the log of administrators. */
import type { NoteState } from '#rules/note-changes'
import type { Bilingual } from '#contract/patterns'

/** Parts that a line of the log names; of more it gives the number. */
const MOST_NAMES = 100

interface LoggedPart {
  readonly version: number
  readonly deletedWith: string | null
}

type Fields = Record<string, string | null | string[]>

const nameOf = ({ zh, en }: Bilingual) => (zh === en ? zh : `${zh} / ${en}`)

const shorten = (names: readonly string[]): string[] =>
  names.length > MOST_NAMES ? [...names.slice(0, MOST_NAMES), `+${names.length - MOST_NAMES}`] : [...names]

/** The fields that changed, under the same keys on both sides: texts of the note, and names of the parts that were there before or are now. */
export function describeChanges(before: NoteState, after: NoteState): { before: Fields; after: Fields } {
  const old: Fields = {}
  const next: Fields = {}
  const compare = (field: string, from: string | null, to: string | null) => {
    if (from === to) return
    old[field] = from
    next[field] = to
  }
  compare('title_zh', before.title.zh, after.title.zh)
  compare('title_en', before.title.en, after.title.en)
  compare('tag', before.tag, after.tag)
  compare('cover', before.cover, after.cover)
  const moved: string[] = []
  function compareParts<P extends LoggedPart>(
    field: string,
    from: ReadonlyMap<string, P>,
    to: ReadonlyMap<string, P>,
    format: (part: P) => string,
  ): void {
    const changed = [...to].filter(([id, part]) => from.get(id)?.version !== part.version)
    const pairs = changed.map(([id, part]) => [from.get(id), part].map((each) => textOf(each, format)))
    for (const [was, is] of pairs) if (is && was === is) moved.push(is)
    const different = pairs.filter(([was, is]) => was !== is)
    if (different.length === 0) return
    old[field] = shorten(different.flatMap(([was]) => was ?? []))
    next[field] = shorten(different.flatMap(([, is]) => is ?? []))
  }
  compareParts('sections', before.sections, after.sections, ({ title }) => nameOf(title))
  compareParts('pages', before.pages, after.pages, ({ title }) => nameOf(title))
  compareParts('words', before.entries, after.entries, ({ word, meaning, remark }) =>
    [word, meaning, remark].filter(Boolean).join(' · '),
  )
  if (moved.length > 0) next['moved'] = shorten(moved)
  return { before: old, after: next }
}

/** The text of a part that is not deleted; null for one that is not there. */
const textOf = <P extends LoggedPart>(part: P | undefined, format: (part: P) => string): string | null =>
  part && part.deletedWith === null ? format(part) : null
