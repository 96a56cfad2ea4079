import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { routes } from '#contract/routes'
import { Button, Dialog, PictureTile, Plant, Skeletons, Stack, StackItem, Text } from '#design-system'
import { SpeakButton, useVoice } from '#features/words'
import { useLanguage } from '#lib/language'
import { useUser } from '#lib/session'
import { plantSpeciesOf } from '#rules/plants'
import { usePlantWord } from '../api/usePlantWord.ts'
import type { PlantToShow } from '../api/usePlantWord.ts'

interface PlantSheetProps {
  plant: PlantToShow
  /** How well it is remembered, in words. */
  memory: ReactNode
  onClose: () => void
}

/** One plant: the word, its meaning and sound, how well it is remembered, and what to do with it. */
export function PlantSheet({ plant, memory, onClose }: PlantSheetProps) {
  const { t } = useTranslation('grove')
  const language = useLanguage()
  const { isGuest } = useUser()
  const voice = useVoice()
  const { id, word, category, stage, posture } = plant
  const { meaning, picture, isComing } = usePlantWord(plant)
  const isThirsty = posture === 'leaning'
  return (
    <Dialog
      open
      onClose={onClose}
      title={word}
      closeLabel={t('sheet.close')}
      actions={
        <>
          {id > 0 && (
            <Button variant="secondary" to={routes.word({ word })}>
              {t('sheet.open')}
            </Button>
          )}
          {!isGuest && (
            <Button variant="secondary" to={isThirsty ? routes.reviewRun() : routes.practice({ words: word })}>
              {t(isThirsty ? 'sheet.review' : 'sheet.practise')}
            </Button>
          )}
        </>
      }
    >
      <Stack direction="row" spacing={4} align="center">
        {picture ? (
          <PictureTile src={picture} alt="" decorative size="s" />
        ) : (
          <Plant species={plantSpeciesOf(category)} stage={stage} posture={posture} scale={1.5} />
        )}
        <StackItem>
          {isComing ? (
            <Skeletons shape="text" count={1} label={t('loading')} />
          ) : (
            meaning && <Text weight="semibold">{meaning[language]}</Text>
          )}
          <Text variant="body2" color="textSecondary">
            {t('sheet.state', { stage: t(`stage.${stage}`), state: t(`posture.${posture}`) })}
          </Text>
          {memory}
        </StackItem>
        <SpeakButton headword={word} voice={voice} label={t('sheet.hear', { word })} />
      </Stack>
    </Dialog>
  )
}
