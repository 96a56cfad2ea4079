/** Challenge categories and their levels: pictures by theme, then the exam lists. */
import { buildLevels, DIFFICULTIES } from '#rules/levels'
import authored from './authored/categories.json' with { type: 'json' }
import { isGated } from './gated-lists.ts'
import { isUnfit } from './denied.ts'
import { pictureFile, pictureWords } from './pictures.ts'
import type { CategoryRow, LevelWordRow, WordRow } from './rows.ts'

/** A map of levels to come: its category or part of one, and the words on it. */
type Plan = { category: Omit<CategoryRow, 'position'>; words: WordRow[] }

/** Rows of categories and level words. A part of a category stands here only if it has levels of its own. */
export function categoryRows(words: readonly WordRow[]): { categories: CategoryRow[]; levelWords: LevelWordRow[] } {
  const categories: CategoryRow[] = []
  const levelWords: LevelWordRow[] = []
  for (const { category, words: own } of [...picturePlans(words), ...examPlans(words)]) {
    const rows = levelRows(category.slug, own)
    if (rows.length === 0) continue
    categories.push({ ...category, position: categories.length + 1 })
    levelWords.push(...rows)
  }
  return { categories, levelWords }
}

function picturePlans(words: readonly WordRow[]): Plan[] {
  const byHeadword = new Map(words.map((word) => [word.headword, word]))
  const pictured = (belongs: (word: (typeof pictureWords)[number]) => boolean) =>
    pictureWords
      .filter((word) => belongs(word) && !isUnfit(word.headword))
      .flatMap(({ headword }) => byHeadword.get(headword) ?? [])
  return authored.pictures.flatMap(({ slug, zh, en, cover, parts }) => [
    {
      category: { slug, parent: null, kind: 'picture' as const, zh, en, cover: pictureFile(cover) },
      words: pictured((word) => word.category === slug),
    },
    ...parts.map((part) => ({
      category: {
        slug: part.slug,
        parent: slug,
        kind: 'picture' as const,
        zh: part.zh,
        en: part.en,
        cover: pictureFile(part.cover),
      },
      words: pictured((word) => word.part === part.slug),
    })),
  ])
}

/** A map holds what its list adds to the lists that its learners have behind them. */
function examPlans(words: readonly WordRow[]): Plan[] {
  return authored.exams.map(({ slug, zh, en }) => {
    const lower = lowerLists(slug)
    return {
      category: { slug, parent: null, kind: 'exam' as const, zh, en, cover: null },
      words: words.filter(
        ({ tags, headword, reviewed }) =>
          tags.some((tag) => tag === slug) &&
          !tags.some((tag) => lower.has(tag)) &&
          !isUnfit(headword) &&
          (reviewed || !isGated(slug)),
      ),
    }
  })
}

/** The lists that come before an exam list, and those before these. */
function lowerLists(slug: string): ReadonlySet<string> {
  const after = authored.exams.find((exam) => exam.slug === slug)?.after ?? []
  return new Set(after.flatMap((lower) => [lower, ...lowerLists(lower)]))
}

function levelRows(map: string, words: readonly WordRow[]): LevelWordRow[] {
  const levels = buildLevels(words)
  return DIFFICULTIES.flatMap((difficulty) =>
    levels[difficulty].flatMap((headwords, level) =>
      headwords.map((headword, position) => ({ map, difficulty, level: level + 1, position: position + 1, headword })),
    ),
  )
}
