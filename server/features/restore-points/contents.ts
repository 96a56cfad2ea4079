/** What points hold, as it was stored: capture.store.ts writes these shapes. */
import * as z from 'zod/mini'
import { WordList } from '#contract/exam-plan'
import { NoteTag } from '#contract/notes'
import type { NoteCopy } from '../notes/index.ts'
import { LearningSettings } from '../profile/index.ts'
import type { TextCopy } from '../reader/index.ts'
import type { SentenceCopy } from '../sentences/index.ts'
import type { ItemRow } from './points.store.ts'

const NoteBody = z.object({
  title: z.tuple([z.string(), z.string()]),
  tag: z.nullable(NoteTag),
  cover: z.nullable(z.string()),
  created: z.number(),
  sections: z.array(z.tuple([z.string(), z.string(), z.string(), z.string()])),
  pages: z.array(z.tuple([z.string(), z.string(), z.string(), z.string(), z.string()])),
  entries: z.array(
    z.tuple([
      z.string(),
      z.string(),
      z.string(),
      z.string(),
      z.nullable(z.string()),
      z.nullable(z.string()),
      z.number(),
    ]),
  ),
})
const SentencesBody = z.array(z.tuple([z.string(), z.number(), z.string(), z.number()]))
const TextBody = z.object({ title: z.string() })
const PlanBody = z.object({
  examDay: z.string(),
  minutes: z.number(),
  lists: z.array(WordList),
  mostWords: z.nullable(z.number()),
})
export type PlanCopy = z.infer<typeof PlanBody>

export function parseNote({ itemId, version }: ItemRow, body: string): NoteCopy {
  const { title, tag, cover, created, sections, pages, entries } = NoteBody.parse(JSON.parse(body))
  return {
    id: itemId,
    version: version ?? 1,
    createdAt: new Date(created),
    content: {
      title: { zh: title[0], en: title[1] },
      tag,
      cover,
      sections: sections.map(([id, position, zh, en]) => ({ id, position, title: { zh, en } })),
      pages: pages.map(([id, section, position, zh, en]) => ({ id, section, position, title: { zh, en } })),
      entries: entries.map(([id, page, position, word, meaning, remark, added]) => ({
        id,
        page,
        position,
        word,
        meaning,
        remark,
        addedAt: new Date(added).toISOString(),
      })),
    },
  }
}

/** A point's things other than notes. */
export interface OtherCopies {
  readonly sentences: readonly SentenceCopy[]
  readonly texts: readonly TextCopy[]
  readonly settings: LearningSettings | null
  readonly plan: PlanCopy | null
}

export function parseOthers(items: readonly ItemRow[], bodies: ReadonlyMap<string, string>): OtherCopies {
  const parsed = (kind: string) =>
    items.flatMap((item): [string, unknown][] => {
      const body = item.kind === kind ? bodies.get(item.hash) : undefined
      return body === undefined ? [] : [[item.itemId, JSON.parse(body)]]
    })
  const [settings] = parsed('settings')
  const [plan] = parsed('plan')
  return {
    sentences: parsed('sentences').flatMap(([, body]) =>
      SentencesBody.parse(body).map(([id, wordId, text, created]) => ({
        id,
        wordId,
        text,
        createdAt: new Date(created),
      })),
    ),
    texts: parsed('text').map(([id, body]) => ({ id, title: TextBody.parse(body).title })),
    settings: settings ? LearningSettings.parse(settings[1]) : null,
    plan: plan ? PlanBody.parse(plan[1]) : null,
  }
}
