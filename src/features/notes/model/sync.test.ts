import type { Change, NoteDelta } from '#contract/note-changes'
import type { Note } from '#contract/notes'
import { applyChange, copyOf, UnknownPartError, type NoteState } from '#rules/note-changes'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { acknowledge, addEntries, change, merge, openNote, refuse, viewOf, type Synced } from './sync.ts'
import type { Batch } from './batch.ts'

/** What the server does, in memory: the same rules, one order, each batch once. */
function createServer() {
  let note: NoteState = {
    title: { zh: 'note', en: 'note' },
    tag: null,
    cover: null,
    sections: new Map([['s', { id: 's', position: 'V', version: 1, deletedWith: null, title: { zh: 's', en: 's' } }]]),
    pages: new Map(
      ['p', 'q'].map((id) => [
        id,
        { id, section: 's', position: id, version: 1, deletedWith: null, title: { zh: id, en: id } },
      ]),
    ),
    entries: new Map(),
  }
  let version = 1
  const batches = new Map<string, number>()
  const since = (base: number): NoteDelta => {
    const fresh = <P extends { version: number }>(parts: Map<string, P>) =>
      [...parts.values()].filter((part) => part.version > base)
    const [sections, pages, entries] = [fresh(note.sections), fresh(note.pages), fresh(note.entries)]
    const lives = ({ deletedWith }: { deletedWith: string | null }) => deletedWith === null
    return {
      version,
      title: note.title,
      tag: note.tag,
      cover: note.cover,
      sections: sections.filter(lives).map(({ id, title, position }) => ({ id, title, position })),
      pages: pages.filter(lives).map(({ id, section, title, position }) => ({ id, section, title, position })),
      entries: entries.filter(lives).map(({ id, page, word, meaning, remark, position, addedAt }) => ({
        id,
        page,
        word,
        meaning,
        remark,
        position,
        added_at: addedAt,
        known: null,
      })),
      deleted: [...sections, ...pages, ...entries]
        .filter((part) => !lives(part))
        .map(({ id, deletedWith }) => ({ id, with: deletedWith ?? id })),
    }
  }
  return {
    since,
    state: () => note,
    apply({ id, base, own, changes }: Batch, known: number): NoteDelta & { applied: number } {
      const before = batches.get(id)
      if (before !== undefined) return { ...since(known), applied: before }
      const next = copyOf(note)
      const context = { base, own, version: version + 1, at: '2026-03-04T04:00:00Z', wordIdOf: () => null }
      for (const each of changes) applyChange(next, each, context)
      note = next
      version += 1
      batches.set(id, version)
      return { ...since(known), applied: version }
    },
    open: (): Note => ({
      id: 'n',
      kind: 'own',
      title: note.title,
      tag: null,
      cover: null,
      words: 0,
      updated_at: '',
      version,
      sections: since(0).sections,
      pages: since(0).pages.map((page) => ({ ...page, words: 0 })),
    }),
  }
}

const living = (note: NoteState) => {
  const alive = <P extends { id: string; deletedWith: string | null }>(parts: Map<string, P>) =>
    [...parts.values()]
      .filter(({ deletedWith }) => deletedWith === null)
      .map(({ deletedWith: _d, ...part }) => ({ ...part, version: 0, addedAt: 0 }))
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
  return { title: note.title, sections: alive(note.sections), pages: alive(note.pages), entries: alive(note.entries) }
}

/** What a learner might do next, seeing the note as it is on their page; picks by number so that any note has an answer. */
function act(note: NoteState, kind: number, pick: number, name: string): Change | null {
  const alive = <P extends { deletedWith: string | null }>(parts: Map<string, P>) =>
    [...parts.values()].filter(({ deletedWith }) => deletedWith === null)
  const one = <P>(parts: readonly P[]) => parts[pick % Math.max(1, parts.length)]
  const [section, page, entry] = [one(alive(note.sections)), one(alive(note.pages)), one(alive(note.entries))]
  const position = 'ABCDEFG'[pick % 7] ?? 'A'
  switch (kind) {
    case 0:
    case 1:
    case 2:
      return page ? { type: 'add_entry', id: name, page: page.id, word: name, position } : null
    case 3:
      return entry ? { type: 'delete', kind: 'entry', id: entry.id } : null
    case 4:
      return page ? { type: 'delete', kind: 'page', id: page.id } : null
    case 5:
      return entry ? { type: 'set_entry', id: entry.id, field: 'meaning', value: name, was: entry.meaning } : null
    case 6:
      return entry && page ? { type: 'set_entry', id: entry.id, field: 'page', value: page.id, was: entry.page } : null
    case 7:
      return section ? { type: 'add_page', id: name, section: section.id, title: name, position } : null
    case 8: {
      const gone = one([...note.entries.values()].filter(({ deletedWith }) => deletedWith !== null))
      return gone ? { type: 'restore', kind: 'entry', id: gone.id } : null
    }
    case 9:
      return page ? { type: 'set_page', id: page.id, field: 'title', value: name, was: page.title.zh } : null
    default:
      return section ? { type: 'delete', kind: 'section', id: section.id } : null
  }
}

const step = fc.record({
  who: fc.integer({ min: 0, max: 1 }),
  kind: fc.integer({ min: 0, max: 13 }),
  pick: fc.nat({ max: 20 }),
})

test('whatever two pages do, whatever is lost on the way: both end with the same note', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const server = createServer()
      const pages: [Synced, Synced] = [openNote(server.open()), openNote(server.open())]
      let count = 0
      /** Sends the first batch; a lost answer leaves it in the queue, to be sent again. */
      const send = (who: 0 | 1, isLost: boolean) => {
        const synced = pages[who]
        const [batch] = synced.queue
        if (!batch) return
        const delta = server.apply(batch, synced.version)
        if (!isLost) pages[who] = acknowledge(synced, batch.id, delta)
      }
      for (const { who, kind, pick } of steps) {
        const side = who === 0 ? 0 : 1
        if (kind === 11) send(side, false)
        else if (kind === 12) send(side, true)
        else if (kind === 13) pages[side] = merge(pages[side], server.since(pages[side].version))
        else {
          const made = act(viewOf(pages[side]), kind, pick, `${kind}-${(count += 1)}`)
          if (made) pages[side] = change(pages[side], `batch-${count}`, [made])
        }
      }
      for (const side of [0, 1] as const) while (pages[side].queue.length > 0) send(side, false)
      for (const side of [0, 1] as const) pages[side] = merge(pages[side], server.since(pages[side].version))
      const [one, two] = pages.map((page) => living(viewOf(page)))
      expect(one).toEqual(living(server.state()))
      expect(two).toEqual(one)
    }),
    { numRuns: 400 },
  )
})

test('no word is lost that was not deleted', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const server = createServer()
      const pages: [Synced, Synced] = [openNote(server.open()), openNote(server.open())]
      const added = new Set<string>()
      /** Words that a page saw when it deleted them, or what they stood in. */
      const deleted = new Set<string>()
      let count = 0
      for (const { who, kind, pick } of steps) {
        const side = who === 0 ? 0 : 1
        const seen = viewOf(pages[side])
        if (kind >= 11) {
          const [batch] = pages[side].queue
          if (batch) pages[side] = acknowledge(pages[side], batch.id, server.apply(batch, pages[side].version))
          continue
        }
        const made = act(seen, kind, pick, `${kind}-${(count += 1)}`)
        if (!made) continue
        pages[side] = change(pages[side], `batch-${count}`, [made])
        const after = viewOf(pages[side])
        for (const { id, deletedWith } of after.entries.values()) {
          if (deletedWith === null) added.add(id)
          else deleted.add(id)
        }
      }
      for (const side of [0, 1] as const)
        for (let [batch] = pages[side].queue; batch; [batch] = pages[side].queue)
          pages[side] = acknowledge(pages[side], batch.id, server.apply(batch, pages[side].version))
      const kept = new Set(living(server.state()).entries.map(({ id }) => id))
      for (const id of added) if (!deleted.has(id)) expect(kept, id).toContain(id)
    }),
    { numRuns: 400 },
  )
})

test('what is refused is taken back, with what stood on it', () => {
  const server = createServer()
  let synced = openNote(server.open())
  synced = change(synced, 'a', [{ type: 'add_page', id: 'new', section: 's', title: 'new', position: 'Z' }])
  synced = change(synced, 'b', [{ type: 'add_entry', id: 'e', page: 'new', word: 'dog', position: 'V' }])
  expect(viewOf(synced).entries.get('e')?.word).toBe('dog')
  const [, behind] = synced.queue
  const left = refuse(synced, 'a')
  expect(viewOf(left).entries.size).toBe(0)
  expect(() => behind && server.apply(behind, 1)).toThrow(UnknownPartError)
})

test('a word that was read before has its meaning at once', () => {
  const known = {
    id: 7,
    ipa_uk: null,
    ipa_us: null,
    meaning: { zh: '狗', en: 'an animal' },
    picture: null,
    parts_of_speech: ['n'],
    frequency: 1,
  }
  const server = createServer()
  const entry = { id: 'e', page: 'p', word: 'dog', meaning: null, remark: null, position: 'V', added_at: '', known }
  const synced = change(addEntries(openNote(server.open()), [entry]), 'a', [
    { type: 'add_entry', id: 'f', page: 'q', word: 'dog', position: 'V' },
  ])
  expect(viewOf(synced).entries.get('f')?.wordId).toBe(7)
})
