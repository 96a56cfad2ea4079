import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { BedsBy, GroveSummary } from '#contract/grove'
import { GroveBeds, Text } from '#design-system'
import { useLanguage } from '#lib/language'
import { useUser } from '#lib/session'
import { isThirsty, toBedPlant } from '../model/beds.ts'
import type { BedData } from '../model/beds.ts'
import { useNextWater } from '../model/useNextWater.ts'
import { PlantSheet } from './PlantSheet.tsx'

interface BedMapProps {
  by: BedsBy
  beds: readonly BedData[]
  summary: GroveSummary
  /** How well a word is remembered, in words, by its id. */
  memoryOf: (wordId: number) => ReactNode
}

/** The words as plants in their beds; a press on one tells about it. */
export function BedMap({ by, beds, summary, memoryOf }: BedMapProps) {
  const { t } = useTranslation('grove')
  const language = useLanguage()
  const { isGuest } = useUser()
  const nextWater = useNextWater()
  const [chosen, setChosen] = useState<number>()
  // Thousands of plants are laid out and painted: once, not whenever one is pressed.
  const drawn = useMemo(
    () =>
      beds.map(({ id, title, plants }) => ({
        id,
        title: title?.[language] ?? t(`rest.${by}`),
        caption: t('bed', { count: plants.length, thirsty: plants.filter(isThirsty).length }),
        count: plants.length,
        plantAt: (index: number) => {
          const plant = plants[index]
          return plant && toBedPlant(plant)
        },
      })),
    [beds, by, language, t],
  )
  const plant = chosen === undefined ? undefined : beds.flatMap(({ plants }) => plants).find(({ id }) => id === chosen)
  return (
    <>
      <GroveBeds
        beds={drawn}
        label={t('summary', { ...summary, count: summary.words })}
        zoomInLabel={t('zoom.in')}
        zoomOutLabel={t('zoom.out')}
        onChoose={setChosen}
      />
      {plant && (
        <PlantSheet
          plant={plant}
          memory={isGuest ? <Text variant="body2">{nextWater(plant)}</Text> : memoryOf(plant.id)}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  )
}
