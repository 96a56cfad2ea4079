import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { ExamTag, ManagedWord, WordFlag } from '#contract/word-manager'
import { routes } from '#contract/routes'
import { examTags, wordFlags } from '#contract/word-lists'
import { Chip, FormField, SelectField, Stack, Toolbar, WordList, WordRow } from '#design-system'
import { useLanguage } from '#lib/language'
import { useManagedWords } from '../api/useManagedWords.ts'
import { AdminList } from './AdminList.tsx'

const findList = (text: string | null): ExamTag | undefined => examTags.find((tag) => tag === text)
const findFlag = (text: string | null): WordFlag | undefined => wordFlags.find((flag) => flag === text)

/** The words of the dictionary; the filter is in the address, so that a link can be sent. */
export function ManagedWords() {
  const { t } = useTranslation('admin')
  const { t: ofWords } = useTranslation('words')
  const [query, setQuery] = useSearchParams()
  const q = query.get('q') ?? ''
  const wordList = findList(query.get('list'))
  const flag = findFlag(query.get('flag'))
  const cursor = query.get('cursor') ?? undefined
  const list = useManagedWords({ q, list: wordList, flag, cursor })
  const filter = (changes: Record<string, string | undefined>) => {
    const values = Object.entries({ q, list: wordList, flag, cursor: undefined, ...changes })
    setQuery(
      values.flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : [])),
      { replace: true },
    )
  }
  const next = list.data?.next ?? undefined
  const pages = {
    first: cursor === undefined ? undefined : () => filter({}),
    next: next === undefined ? undefined : () => filter({ cursor: next }),
  }
  return (
    <Stack spacing={5} measure="cards">
      <Toolbar>
        <FormField
          label={t('words.search')}
          type="search"
          maxLength={64}
          value={q}
          onChange={(event) => filter({ q: event.target.value })}
        />
        <SelectField
          label={t('words.list')}
          value={wordList ?? ''}
          onChange={(event) => filter({ list: findList(event.target.value) })}
          options={[
            { value: '', label: t('words.anyList') },
            ...examTags.map((tag) => ({ value: tag, label: ofWords(`tag.${tag}`) })),
          ]}
        />
        <SelectField
          label={t('words.flag')}
          value={flag ?? ''}
          onChange={(event) => filter({ flag: findFlag(event.target.value) })}
          options={[
            { value: '', label: t('words.all') },
            ...wordFlags.map((each) => ({ value: each, label: t(`words.flags.${each}`) })),
          ]}
        />
      </Toolbar>
      <AdminList list={{ ...list, pages }} none={t('words.none')}>
        {(words) => (
          <WordList aria-label={t('words.title')}>
            {words.map((item) => (
              <Row key={item.word.id} item={item} />
            ))}
          </WordList>
        )}
      </AdminList>
    </Stack>
  )
}

function Row({ item }: { item: ManagedWord }) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const { word, reports } = item
  const marks: readonly [boolean, WordFlag][] = [
    [item.hidden, 'hidden'],
    [word.unreviewed === true, 'unreviewed'],
    [item.without_example, 'without_example'],
    [item.edited, 'edited'],
    [item.source_changed, 'source_changed'],
  ]
  return (
    <WordRow
      headword={word.headword}
      meaning={word.meaning[language]}
      meaningLang={language}
      picture={word.picture === null ? undefined : { src: word.picture, tint: 'leaf' }}
      remark={marks.flatMap(([holds, flag]) => (holds ? [t(`words.flags.${flag}`)] : [])).join(' · ') || undefined}
      to={routes.adminWord({ id: String(word.id) })}
      trailing={reports > 0 && <Chip tone="error">{t('words.reports', { count: reports })}</Chip>}
    />
  )
}
