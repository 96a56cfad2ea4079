import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { browserMessageText } from '#contract/browser-messages'
import type { Section, SectionKind, WordRecord } from '#contract/words'
import { Button, EmptyState, Grid, Notice, Skeletons, Stack, StackItem, Tabs, useIsWide } from '#design-system'
import { useLanguage } from '#lib/language'
import { useAi } from '../api/useAi.ts'
import { useWordInfo } from '../model/useWordInfo.ts'
import type { WordInfo as Streamed } from '../model/useWordInfo.ts'
import { InfoRefusal } from './InfoRefusal.tsx'
import { ReportButton } from './ReportButton.tsx'
import { SectionCard } from './SectionCard.tsx'

interface WordInfoProps {
  record: WordRecord
  /** The learner's own sentences, after what the dictionary says. */
  sentencesSlot?: ReactNode
}

/** Short lists of words stand beside what is read. */
const beside: readonly SectionKind[] = [
  'synonyms',
  'antonyms',
  'word_family',
  'word_structure',
  'related_words',
  'forms',
]

const tabNames = ['meaning', 'examples', 'more'] as const
type TabName = (typeof tabNames)[number]

/** Where a block is found on narrow screens: what is wanted first, then how the word is used, then what surrounds it. */
const tabOf = (kind: SectionKind): TabName =>
  kind === 'definitions' || kind === 'memory_aids' || kind === 'forms'
    ? 'meaning'
    : kind === 'examples' || kind === 'collocations'
      ? 'examples'
      : 'more'

const spacing = { xs: 4, md: 6 }

/**
 * What is known about a word. The dictionary's blocks stand at once, in their order; what arrives later takes its place
 * below them, in the order of its arrival, so that nothing moves under the eye of the reader. Narrow screens show them in tabs.
 */
export function WordInfo({ record, sentencesSlot }: WordInfoProps) {
  const { t } = useTranslation('words')
  const info = useWordInfo(record.headword)
  const isWide = useIsWide()
  const [tab, setTab] = useState<TabName>('meaning')
  const here = record.sections.map(({ kind }) => kind)
  const late = info.sections.filter(({ kind }) => !here.includes(kind))
  const card = (section: Section) => <SectionCard key={section.kind} section={section} word={record.headword} />
  const side = record.sections.filter(({ kind }) => beside.includes(kind))
  const ending = <Ending info={info} empty={here.length + late.length === 0} />
  const report = (
    <ReportButton
      word={record.headword}
      sections={[...record.sections, ...late]}
      hasPicture={record.picture !== null}
    />
  )
  if (!isWide) {
    const all = [...record.sections, ...late]
    const inTab = (name: TabName) => all.filter(({ kind }) => tabOf(kind) === name)
    const tabs = tabNames.filter((name) => inTab(name).length > 0)
    const shown = tabs.includes(tab) ? tab : (tabs[0] ?? 'meaning')
    return (
      <>
        {tabs.length > 1 ? (
          <Tabs
            sticky
            label={t('tabs.label')}
            tabs={tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
            value={shown}
            onChange={setTab}
          >
            <Stack spacing={spacing}>{inTab(shown).map(card)}</Stack>
          </Tabs>
        ) : (
          all.map(card)
        )}
        {sentencesSlot}
        {ending}
        {report}
      </>
    )
  }
  return (
    <>
      <Stack direction={{ xs: 'column', lg: 'row' }} spacing={spacing} align={{ lg: 'start' }}>
        <StackItem share={3}>
          <Stack spacing={spacing}>
            {record.sections.filter(({ kind }) => !beside.includes(kind)).map(card)}
            {sentencesSlot}
          </Stack>
        </StackItem>
        {side.length > 0 && (
          <StackItem share={2}>
            <Stack spacing={spacing}>{side.map(card)}</Stack>
          </StackItem>
        )}
      </Stack>
      {late.length > 0 && (
        <Grid columns={{ xs: 1, lg: 2 }} spacing={spacing} align="start">
          {late.map(card)}
        </Grid>
      )}
      {ending}
      {report}
    </>
  )
}

interface EndingProps {
  info: Streamed
  /** Nothing is shown of the word yet. */
  empty: boolean
}

/** Where the stream stands: more is coming, something did not come, nothing is known, or the day's words are used up. */
function Ending({ info, empty }: EndingProps) {
  const { t } = useTranslation('words')
  const language = useLanguage()
  const more = useAi()
  const nothing = empty ? <EmptyState title={browserMessageText('word_info_none', language)} /> : null
  // The dictionary's blocks came with the record.
  if (!more) return nothing
  if (info.refusal) return <InfoRefusal error={info.refusal} onRetry={info.retry} />
  if (info.state === 'streaming') return <Skeletons shape="text" count={3} label={t('more')} />
  if (info.state === 'done' && info.failed.length === 0) return nothing
  const names = info.failed.map((kind) => t(`block.${kind}`)).join(t('between'))
  return (
    <div role="status">
      <Notice
        tone="warning"
        title={browserMessageText('word_info_failed', language)}
        actions={
          <div>
            <Button variant="secondary" onClick={info.retry}>
              {t('retry')}
            </Button>
          </div>
        }
      >
        {info.state === 'broken' ? t('cut') : t('failed', { names })}
      </Notice>
    </div>
  )
}
