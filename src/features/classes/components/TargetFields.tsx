import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Category, Difficulty } from '#contract/challenges'
import type { TaskTarget } from '#contract/classes'
import { classBounds } from '#contract/class-limits'
import type { NamedList } from '#contract/exam-plan'
import { ErrorBox, FormField, SegmentedControl, SelectField, Skeletons, Stack, Text } from '#design-system'
import type { ApiError } from '#lib/api'
import { formatNumber } from '#lib/format'
import { inLanguage, useLanguage } from '#lib/language'
import { DIFFICULTIES } from '#rules/levels'
import { useCategories, useCourse, useCourses, useLevelCounts, useLists } from '../api/useTargets.ts'

interface TargetProps {
  /** What is chosen; null while something is missing. */
  onTarget: (target: TaskTarget | null) => void
}

/** What is offered, while it arrives, or why it did not. */
function Waiting({ error }: { error: ApiError | undefined }): ReactNode {
  const { t } = useTranslation('classes')
  return error ? <ErrorBox>{error.message}</ErrorBox> : <Skeletons shape="text" count={2} label={t('loading')} />
}

/** Words of an own note or of an exam list; of long ones a part. */
export function WordsTarget({ kind, onTarget }: TargetProps & { kind: 'note' | 'list' }) {
  const { t } = useTranslation('classes')
  const language = useLanguage()
  const { data, error } = useLists()
  const [id, setId] = useState('')
  if (!data) return <Waiting error={error} />
  const lists = data.lists.filter((list) => list.kind === (kind === 'note' ? 'note' : 'exam'))
  if (lists.length === 0) return <Text color="textSecondary">{t('assign.noNotes')}</Text>
  const chosen = lists.find((list) => list.id === id)
  const choose = (value: string) => {
    setId(value)
    const list = lists.find((each) => each.id === value)
    onTarget(list ? targetOf(kind, list, 1, Math.min(list.words, classBounds.words)) : null)
  }
  return (
    <Stack spacing={4}>
      <SelectField
        label={t(`assign.${kind}`)}
        help={t(kind === 'note' ? 'assign.noteHelp' : 'assign.listHelp', { count: classBounds.words })}
        options={[
          { value: '', label: t('assign.choose') },
          ...lists.map((list) => ({
            value: list.id,
            label: t('assign.named', {
              title: inLanguage(list.title, language),
              words: formatNumber(list.words, language),
            }),
          })),
        ]}
        value={id}
        onChange={(event) => choose(event.target.value)}
      />
      {chosen && (kind === 'list' || chosen.words > classBounds.words) && (
        <Part key={chosen.id} list={chosen} onPart={(from, count) => onTarget(targetOf(kind, chosen, from, count))} />
      )}
    </Stack>
  )
}

const targetOf = (kind: 'note' | 'list', { id }: NamedList, from: number, count: number): TaskTarget =>
  kind === 'note' ? { kind, note: id, from, count } : { kind, list: id, from, count }

/** From which word on, and how many. */
function Part({ list, onPart }: { list: NamedList; onPart: (from: number, count: number) => void }) {
  const { t } = useTranslation('classes')
  const most = Math.min(list.words, classBounds.words)
  const [part, setPart] = useState({ from: 1, count: most })
  const clamp = (value: number, max: number) => Math.max(1, Math.min(max, Math.round(value) || 1))
  const set = (from: number, count: number) => {
    const next = { from: clamp(from, list.words), count: clamp(count, most) }
    setPart(next)
    onPart(next.from, next.count)
  }
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={4}>
      <FormField
        type="number"
        inputMode="numeric"
        label={t('assign.from')}
        min={1}
        max={list.words}
        value={part.from}
        onChange={({ target }) => set(Number(target.value), part.count)}
      />
      <FormField
        type="number"
        inputMode="numeric"
        label={t('assign.count')}
        min={1}
        max={most}
        value={part.count}
        onChange={({ target }) => set(part.from, Number(target.value))}
      />
    </Stack>
  )
}

/** A level of a category or subcategory. */
export function LevelTarget({ onTarget }: TargetProps) {
  const { t } = useTranslation('classes')
  const language = useLanguage()
  const { data, error } = useCategories()
  const [map, setMap] = useState('')
  const [difficulty, setDifficulty] = useState<Difficulty>('easy')
  const [level, setLevel] = useState('')
  const [category = '', sub = null] = map.split('/')
  const { data: levels } = useLevelCounts(map === '' ? null : { category, sub, difficulty })
  if (!data) return <Waiting error={error} />
  const change = (next: { map: string; difficulty: Difficulty; level: string }) => {
    setMap(next.map)
    setDifficulty(next.difficulty)
    setLevel(next.level)
    const [slug = '', part = null] = next.map.split('/')
    const isWhole = next.map !== '' && next.level !== ''
    onTarget(
      isWhole
        ? { kind: 'level', category: slug, sub: part, difficulty: next.difficulty, level: Number(next.level) }
        : null,
    )
  }
  const count = levels?.counts[difficulty] ?? 0
  return (
    <Stack spacing={4}>
      <SelectField
        label={t('assign.category')}
        options={[{ value: '', label: t('assign.choose') }, ...mapsOf(data.categories, language)]}
        value={map}
        onChange={({ target }) => change({ map: target.value, difficulty, level: '' })}
      />
      <SegmentedControl
        label={t('assign.difficulty')}
        fullWidth
        options={DIFFICULTIES.map((value) => ({ value, label: t(`difficulty.${value}`) }))}
        value={difficulty}
        onChange={(value) => change({ map, difficulty: value, level: '' })}
      />
      <SelectField
        label={t('assign.level')}
        disabled={count === 0}
        options={[
          { value: '', label: t('assign.choose') },
          ...Array.from({ length: count }, (_, index) => ({
            value: String(index + 1),
            label: t('assign.levelNumber', { number: index + 1 }),
          })),
        ]}
        value={level}
        onChange={({ target }) => change({ map, difficulty, level: target.value })}
      />
    </Stack>
  )
}

const mapsOf = (categories: readonly Category[], language: Parameters<typeof inLanguage>[1]) =>
  categories.flatMap(({ slug, title, subcategories }) => {
    const name = inLanguage(title, language)
    return [
      { value: slug, label: name },
      ...subcategories.map((sub) => ({
        value: `${slug}/${sub.slug}`,
        label: `${name} · ${inLanguage(sub.title, language)}`,
      })),
    ]
  })

/** A lesson of a course. */
export function LessonTarget({ onTarget }: TargetProps) {
  const { t } = useTranslation('classes')
  const language = useLanguage()
  const { data, error } = useCourses()
  const [course, setCourse] = useState('')
  const [number, setNumber] = useState('')
  const { data: opened } = useCourse(course === '' ? null : course)
  if (!data) return <Waiting error={error} />
  return (
    <Stack spacing={4}>
      <SelectField
        label={t('assign.course')}
        options={[
          { value: '', label: t('assign.choose') },
          ...data.courses.map(({ slug, title }) => ({ value: slug, label: inLanguage(title, language) })),
        ]}
        value={course}
        onChange={({ target }) => {
          setCourse(target.value)
          setNumber('')
          onTarget(null)
        }}
      />
      <SelectField
        label={t('assign.lesson')}
        disabled={!opened}
        options={[
          { value: '', label: t('assign.choose') },
          ...(opened?.lessons ?? []).map(({ number: value, title }) => ({
            value: String(value),
            label: `${value}. ${inLanguage(title, language)}`,
          })),
        ]}
        value={number}
        onChange={({ target }) => {
          setNumber(target.value)
          onTarget(target.value === '' ? null : { kind: 'lesson', course, number: Number(target.value) })
        }}
      />
    </Stack>
  )
}
