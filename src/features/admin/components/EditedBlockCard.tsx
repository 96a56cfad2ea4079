import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { BlockFault } from '#contract/edited-blocks'
import { Button, Card, Notice, Section, Stack, Text } from '#design-system'
import { formatMoment } from '#lib/format'
import { useLanguage } from '#lib/language'

interface EditedBlockCardProps {
  /** What the editor calls it. */
  block: string
  title: string
  edit: { author: string; at: string; source_changed: boolean } | null
  /** Where a block that nobody edited comes from. */
  origin: string
  /** The source in words; null where there is none but what stands. */
  sourceText: ReactNode
  /** The block as it stands, in words: what another editor has saved. */
  standingText: ReactNode
  /** Faults of this block. */
  faults: readonly BlockFault[]
  /** Somebody has saved the block since it was changed here. */
  overtaken: boolean
  onKeepMine: () => void
  onTakeTheirs: () => void
  /** Left out where there is no way back. */
  onTakeSource: (() => void) | undefined
  /** What stood before the last save, and the way back to it. */
  previous?: { text: ReactNode; onTake: () => void } | undefined
  /** The fields. */
  children: ReactNode
}

/** One block of a word or a lesson: its fields, where it comes from, what another editor says, and the ways back. */
export function EditedBlockCard(props: EditedBlockCardProps) {
  const { block, title, edit, origin, sourceText, standingText, faults, overtaken, previous, children } = props
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const card = useRef<HTMLDivElement>(null)
  /** The button that was pressed goes away: the focus stays in the card, and Ctrl+S with it. */
  const keepingFocus = (act: () => void) => () => {
    act()
    card.current?.focus()
  }
  const general = faults.filter(({ row, field }) => row === null && field === null)
  return (
    <Card>
      <Stack ref={card} role="group" aria-label={title} data-block={block} tabIndex={-1}>
        <Section title={title} spacing={4}>
          <Text variant="body2" color="textSecondary">
            {edit ? t('words.team', { author: edit.author, at: formatMoment(edit.at, language) }) : origin}
          </Text>
          {edit?.source_changed && (
            <Notice tone="warning" title={t('words.changed')}>
              {sourceText}
            </Notice>
          )}
          {overtaken && (
            <Notice
              tone="warning"
              title={t('words.conflict.title', { author: edit?.author ?? '' })}
              actions={
                <Stack direction="row" spacing={2} wrap>
                  <Button variant="secondary" onClick={keepingFocus(props.onKeepMine)}>
                    {t('words.conflict.mine')}
                  </Button>
                  <Button variant="secondary" onClick={keepingFocus(props.onTakeTheirs)}>
                    {t('words.conflict.theirs')}
                  </Button>
                </Stack>
              }
            >
              {t('words.conflict.text')} {standingText}
            </Notice>
          )}
          {general.map(({ message }) => (
            <Text key={message} color="error" role="alert">
              {message}
            </Text>
          ))}
          {children}
          {previous && (
            <WayBack
              label={t('words.previousSays')}
              text={previous.text}
              button={t('words.previous')}
              onTake={keepingFocus(previous.onTake)}
            />
          )}
          {props.onTakeSource && (
            <WayBack
              label={t('words.sourceSays')}
              text={sourceText}
              button={t('words.source')}
              onTake={keepingFocus(props.onTakeSource)}
            />
          )}
        </Section>
      </Stack>
    </Card>
  )
}

interface WayBackProps {
  label: string
  text: ReactNode
  button: string
  onTake: () => void
}

function WayBack({ label, text, button, onTake }: WayBackProps) {
  return (
    <Stack spacing={2} align="start">
      <Text variant="body2" color="textSecondary" breakWord>
        {label}: {text}
      </Text>
      <Button variant="quiet" onClick={onTake}>
        {button}
      </Button>
    </Stack>
  )
}
