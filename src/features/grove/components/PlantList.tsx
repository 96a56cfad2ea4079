import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { List } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { GroveSummary, Plant as PlantData } from '#contract/grove'
import { Button, Plant, Stack, Text } from '#design-system'
import { plantSpeciesOf } from '#rules/plants'

interface PlantListProps {
  plants: readonly PlantData[]
  /** Not before the plants have arrived. */
  summary: GroveSummary | undefined
  onChoose: (id: number) => void
  /** What stands before its button. */
  children: ReactNode
}

/** The same plants as a list: for keyboards, for screen readers, and for who would rather read. Where there is no plant, it is not offered. */
export function PlantList({ plants, summary, onChoose, children }: PlantListProps) {
  const { t } = useTranslation('grove')
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const thirstyFirst = plants.toSorted((a, b) => Number(b.posture === 'leaning') - Number(a.posture === 'leaning'))
  return (
    <Stack spacing={3}>
      <Stack direction="row" spacing={2} wrap align="start">
        {children}
        {summary?.words !== 0 && (
          <Button
            variant="quiet"
            startIcon={<List />}
            disabled={plants.length === 0}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {t('list.show')}
          </Button>
        )}
      </Stack>
      {isOpen && summary && (
        <Stack id={id} spacing={3}>
          <Text variant="body2" color="textSecondary">
            {t('summary', { ...summary, count: summary.words })}
            {summary.words > plants.length && ` ${t('list.newest', { count: plants.length })}`}
          </Text>
          <Stack component="ul" direction="row" spacing={2} wrap>
            {thirstyFirst.map(({ id: wordId, word, category, stage, posture }) => (
              <li key={wordId}>
                <Button
                  variant="secondary"
                  startIcon={<Plant species={plantSpeciesOf(category)} stage={stage} scale={0.5} posture={posture} />}
                  aria-label={t('list.name', { word, stage: t(`stage.${stage}`), state: t(`posture.${posture}`) })}
                  onClick={() => onChoose(wordId)}
                >
                  {word}
                </Button>
              </li>
            ))}
          </Stack>
        </Stack>
      )}
    </Stack>
  )
}
