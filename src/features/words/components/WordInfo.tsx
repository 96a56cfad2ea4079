import { useTranslation } from 'react-i18next'
import { messageText } from '#contract/messages'
import type { Section, SectionKind, WordRecord } from '#contract/words'
import { Box, Button, EmptyState, Notice, Skeletons, Stack } from '#design-system'
import { useLanguage } from '#lib/language'
import { useAi } from '../api/useAi.ts'
import { useWordInfo } from '../model/useWordInfo.ts'
import type { WordInfo as Streamed } from '../model/useWordInfo.ts'
import { InfoRefusal } from './InfoRefusal.tsx'
import { SectionCard } from './SectionCard.tsx'

interface WordInfoProps {
  record: WordRecord
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

const columns = { display: 'grid', gap: { xs: 4, md: 6 }, alignItems: 'start', gridTemplateColumns: { lg: '3fr 2fr' } }

/**
 * What is known about a word. The dictionary's blocks stand at once, in their order; what arrives later takes its place
 * below them, in the order of its arrival, so that nothing moves under the eye of the reader.
 */
export function WordInfo({ record }: WordInfoProps) {
  const info = useWordInfo(record.headword)
  const here = record.sections.map(({ kind }) => kind)
  const late = info.sections.filter(({ kind }) => !here.includes(kind))
  const card = (section: Section) => <SectionCard key={section.kind} section={section} word={record.headword} />
  const side = record.sections.filter(({ kind }) => beside.includes(kind))
  return (
    <>
      <Box sx={side.length > 0 ? columns : undefined}>
        <Stack spacing={{ xs: 4, md: 6 }}>
          {record.sections.filter(({ kind }) => !beside.includes(kind)).map(card)}
        </Stack>
        {side.length > 0 && <Stack spacing={{ xs: 4, md: 6 }}>{side.map(card)}</Stack>}
      </Box>
      {late.length > 0 && <Box sx={{ ...columns, gridTemplateColumns: { lg: '1fr 1fr' } }}>{late.map(card)}</Box>}
      <Ending info={info} empty={here.length + late.length === 0} />
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
  const nothing = empty ? <EmptyState title={messageText('word_info_none', language)} /> : null
  // The dictionary's blocks came with the record.
  if (!more) return nothing
  if (info.refusal) return <InfoRefusal error={info.refusal} onRetry={info.retry} />
  if (info.state === 'streaming') return <Skeletons shape="text" count={3} label={t('more')} />
  if (info.state === 'done' && info.failed.length === 0) return nothing
  const names = info.failed.map((kind) => t(`block.${kind}`)).join(t('between'))
  return (
    <Box role="status">
      <Notice
        tone="warning"
        title={messageText('word_info_failed', language)}
        actions={
          <Box>
            <Button variant="secondary" onClick={info.retry}>
              {t('retry')}
            </Button>
          </Box>
        }
      >
        {info.state === 'broken' ? t('cut') : t('failed', { names })}
      </Notice>
    </Box>
  )
}
