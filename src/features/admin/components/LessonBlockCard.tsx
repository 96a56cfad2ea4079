import { useTranslation } from 'react-i18next'
import type { EditedLesson, LessonBlock, LessonBlocks, LessonChanges } from '#contract/course-manager'
import type { BlockFault } from '#contract/edited-blocks'
import { Text } from '#design-system'
import { isOvertaken } from '../model/blocks.ts'
import { blockText, shownBlock } from '../model/lesson-blocks.ts'
import { EditedBlockCard } from './EditedBlockCard.tsx'
import { LessonBlockForm } from './LessonBlockForm.tsx'

interface LessonBlockCardProps {
  lesson: EditedLesson
  block: LessonBlock
  changes: LessonChanges
  faults: readonly BlockFault[]
  /** Undefined gives up the change. */
  onChange: (change: { version: number; value: LessonBlocks[LessonBlock] | null } | undefined) => void
}

/** One block of a lesson: its fields, and the ways back to what stood before and to the built content. */
export function LessonBlockCard({ lesson, block, changes, faults, onChange }: LessonBlockCardProps) {
  const { t } = useTranslation('admin')
  const { version, edit, source, previous, value } = lesson.blocks[block]
  const change = changes[block]
  const renderText = (text: LessonBlocks[LessonBlock]) => (
    <Text component="span" variant="body2" keepLines breakWord>
      {blockText(block, text)}
    </Text>
  )
  const from = change?.version ?? version
  return (
    <EditedBlockCard
      block={block}
      title={t(`courses.block.${block}`)}
      edit={edit}
      origin={t('courses.asBuilt')}
      sourceText={source !== null && renderText(source)}
      standingText={renderText(value)}
      faults={faults}
      overtaken={isOvertaken(block, lesson.blocks, changes)}
      onKeepMine={() => onChange({ version, value: change?.value ?? null })}
      onTakeTheirs={() => onChange(undefined)}
      onTakeSource={
        source !== null && change?.value !== null ? () => onChange({ version: from, value: null }) : undefined
      }
      previous={
        previous === null
          ? undefined
          : { text: renderText(previous), onTake: () => onChange({ version: from, value: previous }) }
      }
    >
      <LessonBlockForm
        block={block}
        value={shownBlock(block, lesson, changes)}
        faults={faults}
        onChange={(next) => onChange({ version: from, value: next })}
      />
    </EditedBlockCard>
  )
}
