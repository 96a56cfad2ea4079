/**
 * What an AI provider adds to the dictionary: asked once for all who want the same word in the same language at the same time, passed on
 * block by block, and kept for everyone when it came whole.
 */
import type { Language } from '#contract/locales'
import type { Section, SectionKind } from '#contract/words'
import type { Deps } from '../../deps.ts'
import { createKeyedSemaphore, createSemaphore } from '../../semaphore.ts'
import type { Ai } from '../../providers/ai/index.ts'
import { dataOf, instructionsOf, keysMissing, kindOf, schemaOf, sectionOf, type AnswerKey } from './ai-question.ts'
import { readAiSections, saveAiSections } from './ai-sections.store.ts'
import type { Everything } from './words.store.ts'

/** So many calls to the provider at once, and so many that wait. */
const AT_ONCE = 8
const QUEUE = 200
/** Of these calls so many for one learner, and so many that wait for them: one learner cannot take every slot. */
const OWN_AT_ONCE = 2
const OWN_QUEUE = 20

export interface Wanted {
  readonly all: Everything
  /** The dictionary's blocks. */
  readonly known: readonly Section[]
  readonly language: Language
  /** Who asks. A word that several ask for at once is asked for by the first of them. */
  readonly userId: string
}

export interface Listener {
  readonly onSection: (section: Section) => void
  /** `failed` are the blocks that could not be had; empty when all came. */
  readonly onEnd: (failed: readonly SectionKind[]) => void
}

export interface AiSections {
  /** Hears the blocks of a word, those that came already at once; the returned function stops, and the last to stop ends the call. */
  hear(wanted: Wanted, listener: Listener): () => void
}

interface Running {
  readonly sections: Section[]
  readonly listeners: Set<Listener>
  readonly leaving: AbortController
}

export function createAiSections(deps: Deps, ai: Ai): AiSections {
  const gate = createSemaphore(AT_ONCE, QUEUE)
  const running = new Map<string, Running>()
  const ownGate = createKeyedSemaphore(OWN_AT_ONCE, OWN_QUEUE)

  /** Calls for a learner beyond the first two wait for these. */
  const inTurn = <T>(userId: string, work: () => Promise<T>): Promise<T> => ownGate(userId, () => gate(work))

  async function run(wanted: Wanted, current: Running): Promise<readonly SectionKind[]> {
    const wordId = wanted.all.word.id
    const emit = (section: Section) => {
      current.sections.push(section)
      for (const listener of current.listeners) listener.onSection(section)
    }
    const kept = await readAiSections(deps.db, wordId, wanted.language)
    if (kept) {
      for (const section of fitting(kept, wanted.known)) emit(section)
      return []
    }
    const keys = keysMissing(wanted.known, wanted.language)
    const missing = new Set(keys)
    try {
      const answer = await inTurn(wanted.userId, () => ask(wanted, keys, missing, emit, current.leaving.signal))
      for (const key of missing) take(wanted, key, answer[key], missing, emit)
      await saveAiSections(deps.db, wordId, wanted.language, current.sections, deps.now())
      return []
    } catch (error) {
      // The cause may hold what was sent: its message is enough.
      if (!current.leaving.signal.aborted)
        deps.log.warn({ reason: reasonOf(error) }, 'word information came only in part')
      return [...new Set([...missing].map(kindOf))]
    }
  }

  function ask(
    wanted: Wanted,
    keys: readonly AnswerKey[],
    missing: Set<AnswerKey>,
    emit: (section: Section) => void,
    signal: AbortSignal,
  ): Promise<Partial<Record<AnswerKey, unknown>>> {
    signal.throwIfAborted()
    return ai.ask({
      instructions: instructionsOf(keys, wanted.language),
      data: dataOf(wanted.all, wanted.known),
      schema: schemaOf(keys),
      signal,
      onPartial(partial) {
        if (typeof partial !== 'object' || partial === null) return
        // A key is whole once another has followed it.
        const whole = Object.entries(partial).slice(0, -1)
        for (const [key, value] of whole)
          if (missing.has(key as AnswerKey)) take(wanted, key as AnswerKey, value, missing, emit)
      },
    })
  }

  return {
    hear(wanted, listener) {
      const key = `${wanted.all.word.id} ${wanted.language}`
      let current = running.get(key)
      if (!current) {
        const begun: Running = { sections: [], listeners: new Set([listener]), leaving: new AbortController() }
        running.set(key, (current = begun))
        void run(wanted, begun)
          .catch((error: unknown) => {
            deps.log.warn({ error }, 'kept word information could not be read')
            return []
          })
          .then((failed) => {
            if (running.get(key) === begun) running.delete(key)
            for (const each of begun.listeners) each.onEnd(failed)
          })
      } else {
        current.listeners.add(listener)
        for (const section of current.sections) listener.onSection(section)
      }
      const heard = current
      return () => {
        heard.listeners.delete(listener)
        if (heard.listeners.size > 0 || running.get(key) !== heard) return
        running.delete(key)
        heard.leaving.abort()
      }
    },
  }
}

function take(
  { all, known }: Wanted,
  key: AnswerKey,
  value: unknown,
  missing: Set<AnswerKey>,
  emit: (section: Section) => void,
): void {
  const section = sectionOf(key, value, all.word.headword, known)
  missing.delete(key)
  if (section) emit(section)
}

/** Kept blocks that the dictionary still lacks: it may have been loaded anew since. */
function fitting(kept: readonly Section[], known: readonly Section[]): Section[] {
  return kept.flatMap((section): Section[] => {
    const own = known.find(({ kind }) => kind === section.kind)
    if (!own) return [section]
    if (own.kind !== 'examples' || section.kind !== 'examples' || own.items.every(({ zh }) => zh !== null)) return []
    const zhOf = new Map(section.items.map(({ en, zh }) => [en, zh]))
    const items = own.items.map((item) => ({ ...item, zh: item.zh ?? zhOf.get(item.en) ?? null }))
    return [{ ...section, items }]
  })
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}
