import { useState } from 'react'
import type { ReactNode } from 'react'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { routes } from '#contract/routes'
import { Button, GroveScene, sceneCells, Stack, useSceneColumns } from '#design-system'
import { useUser } from '#lib/session'
import { useGrove } from '../api/useGrove.ts'
import { layOut, woodTreesFor } from '../model/scene.ts'
import { PlantList } from './PlantList.tsx'
import { PlantSheet } from './PlantSheet.tsx'

export interface HomeGroveProps {
  /** How well a word is remembered, in words, by its id. */
  memoryOf: (wordId: number) => ReactNode
}

/** The learner's words as a scene, with the same as a list below it. A visitor sees bare soil. */
export function HomeGrove({ memoryOf }: HomeGroveProps) {
  const { t } = useTranslation('grove')
  const { hasToken } = useUser()
  const { data, error } = useGrove()
  const [chosen, setChosen] = useState<number>()
  const isEmpty = !hasToken || data?.summary.words === 0
  const plants = data?.plants ?? []
  const columns = useSceneColumns()
  const shown = layOut(plants, sceneCells(columns))
  const plant = plants.find(({ id }) => id === chosen)
  return (
    <Stack spacing={2} data-part={hasToken && !data && !error ? 'loading' : undefined}>
      <GroveScene
        plants={shown}
        columns={columns}
        woodTrees={data && woodTreesFor(data.summary.words, shown.length)}
        label={isEmpty ? t('bare') : data ? t('summary', { ...data.summary, count: data.summary.words }) : t('loading')}
        invitation={isEmpty ? t('invitation') : undefined}
        onChoose={setChosen}
      />
      {/* There from the start, in one line on a phone too: what is below does not move when the plants arrive. */}
      {hasToken && (
        <PlantList plants={plants} summary={data?.summary} onChoose={setChosen}>
          <Button variant="quiet" endIcon={<ArrowRight />} to={routes.grove()}>
            {t('whole')}
          </Button>
        </PlantList>
      )}
      {plant && <PlantSheet plant={plant} memory={memoryOf(plant.id)} onClose={() => setChosen(undefined)} />}
    </Stack>
  )
}
