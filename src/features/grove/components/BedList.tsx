import { useDeferredValue, useMemo, useState } from 'react'
import { Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { BedsBy } from '#contract/grove'
import { routes } from '#contract/routes'
import { Card, EmptyState, FormField, Plant, Stack, VirtualList, WordListHeading, WordRow } from '#design-system'
import { useLanguage } from '#lib/language'
import { plantSpeciesOf } from '#rules/plants'
import { isThirsty, keyOfRow, listRows } from '../model/beds.ts'
import type { BedData, ListRow } from '../model/beds.ts'
import { useNextWater } from '../model/useNextWater.ts'

interface BedListProps {
  by: BedsBy
  beds: readonly BedData[]
}

/** How tall a word is on a wide screen, in px. */
const ROW = 65

/** The same beds as a list: for keyboards, for screen readers, and for who looks for a word. */
export function BedList({ by, beds }: BedListProps) {
  const { t } = useTranslation('grove')
  const [letters, setLetters] = useState('')
  // Typing does not wait for thousands of words.
  const wanted = useDeferredValue(letters)
  const rows = useMemo(() => listRows(beds, wanted), [beds, wanted])
  return (
    <Stack spacing={4}>
      <Stack measure="search">
        <FormField
          label={t('list.search')}
          type="search"
          lang="en"
          autoComplete="off"
          value={letters}
          startAdornment={<Search size={20} aria-hidden />}
          onChange={(event) => setLetters(event.target.value)}
        />
      </Stack>
      {rows.length === 0 ? (
        <EmptyState title={t('list.nothing')} pose="think" />
      ) : (
        <Card padding="flush">
          <VirtualList label={t('list.label')} items={rows} keyOf={keyOfRow} rowHeight={ROW}>
            {(row, isPassing) => <Row {...{ by, row, isPassing }} />}
          </VirtualList>
        </Card>
      )}
    </Stack>
  )
}

function Row({ by, row, isPassing }: { by: BedsBy; row: ListRow; isPassing: boolean }) {
  const { t } = useTranslation('grove')
  const language = useLanguage()
  const nextWater = useNextWater()
  if (row.kind === 'bed') {
    const { title, plants } = row.bed
    return (
      <WordListHeading
        title={title?.[language] ?? t(`rest.${by}`)}
        lead={t('bed', { count: plants.length, thirsty: plants.filter(isThirsty).length })}
      />
    )
  }
  const { id, word, category, stage, posture } = row.plant
  return (
    <WordRow
      element="div"
      sketch={isPassing}
      headword={word}
      meaning={t('sheet.state', { stage: t(`stage.${stage}`), state: t(`posture.${posture}`) })}
      // What is thirsty has said when it wants water.
      facts={posture === 'leaning' ? [] : [nextWater(row.plant)]}
      trailing={<Plant species={plantSpeciesOf(category)} stage={stage} posture={posture} scale={0.7} />}
      // Own words have no page.
      to={id > 0 ? routes.word({ word }) : undefined}
    />
  )
}
