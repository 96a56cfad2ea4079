import { useTranslation } from 'react-i18next'
import type { LessonBlock, LessonBlocks } from '#contract/course-manager'
import type { BlockFault } from '#contract/edited-blocks'
import { FormField, Grid } from '#design-system'
import { BlockRows, type Column } from './BlockRows.tsx'

interface LessonBlockFormProps {
  block: LessonBlock
  value: LessonBlocks[LessonBlock]
  faults: readonly BlockFault[]
  onChange: (value: LessonBlocks[LessonBlock]) => void
}

const aboutFields = ['title_zh', 'title_en', 'aim_zh', 'aim_en'] as const

/** The fields of a block of a lesson. */
export function LessonBlockForm({ block, value, faults, onChange }: LessonBlockFormProps) {
  const { t } = useTranslation('admin')
  const rows = (columns: readonly Column[], emptyRow: Readonly<Record<string, string | null>>) => (
    <BlockRows
      name={t(`courses.block.${block}`)}
      columns={columns}
      // Lists hold rows of texts.
      rows={value as readonly Readonly<Record<string, string | null>>[]}
      faults={faults}
      emptyRow={emptyRow}
      onChange={(next) => onChange(next as unknown as LessonBlocks[LessonBlock])}
    />
  )
  const english = { label: t('words.column.en'), lang: 'en' }
  const chinese = { label: t('words.column.zh'), lang: 'zh' }
  switch (block) {
    case 'words':
      return rows(
        [
          { field: 'headword', ...english, share: 2 },
          { field: 'zh', label: t('courses.sense'), lang: 'zh', share: 2 },
        ],
        { headword: '', zh: '' },
      )
    case 'scene':
      return rows(
        [
          { field: 'speaker', label: t('courses.speaker'), lang: 'en', nullable: true },
          { field: 'en', ...english, share: 4 },
          { field: 'zh', ...chinese, share: 3, startsLine: true },
        ],
        { speaker: null, en: '', zh: '' },
      )
    case 'about': {
      const about = value as LessonBlocks['about']
      return (
        <Grid columns={{ xs: 1, sm: 2 }} spacing={4}>
          {aboutFields.map((field) => (
            <FormField
              key={field}
              label={t(`courses.about.${field}`)}
              lang={field.endsWith('zh') ? 'zh' : 'en'}
              autoComplete="off"
              value={about[field]}
              error={faults.find((fault) => fault.field === field)?.message}
              onChange={({ target }) => onChange({ ...about, [field]: target.value })}
            />
          ))}
        </Grid>
      )
    }
  }
}
