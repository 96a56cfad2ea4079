import { useEffect, useRef, useState } from 'react'
import { Play, Repeat2, Square } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { routes } from '#contract/routes'
import { Button, Card, Notice, Stack, Text, useToast } from '#design-system'
import { useAsyncAction } from '#lib/actions'
import type { ApiError } from '#lib/api'
import { MOST_UNSENT } from '../api/unsent-recordings.ts'
import type { Take, Takes } from '../api/useTakes.ts'
import { targetOfLine } from '../model/scene-line.ts'
import type { SceneLine } from '../model/scene-line.ts'
import { loadModel } from '../model/useModelSound.ts'
import type { Accent } from '../model/useModelSound.ts'
import type { Player } from '../model/usePlayer.ts'
import { ownItem, ShadowRow } from './ShadowRow.tsx'

interface ShadowReviewProps {
  lines: readonly SceneLine[]
  isTranslated: boolean
  accent: Accent
  player: Player
  takes: Takes
  lessonAddress: string
  /** Goes to the line of this index. */
  onSay: (index: number) => void
}

/** The end: everything together, how it was, and what of it is kept. */
export function ShadowReview({ lines, isTranslated, accent, player, takes, lessonAddress, onSay }: ShadowReviewProps) {
  const { t } = useTranslation('recordings')
  const toast = useToast()
  const [refusal, setRefusal] = useState<ApiError>()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const said = lines.flatMap((line) => takes.takes.get(line.id) ?? [])
  const open = said.filter(({ state }) => state !== 'kept' && state !== 'sending')
  const { run: playTurns, pending: isLoading } = useAsyncAction(async () => {
    const sounds = await Promise.all(said.map(({ line }) => loadModel(targetOfLine(line), accent, 'normal')))
    const turns = said.flatMap((take, index) => {
      const model = sounds[index]
      return [...(model ? [{ key: `model ${take.line.id}`, load: () => model.blob }] : []), ownItem(take)]
    })
    void player.play(...turns)
  })
  /** Keeps one after the other, until one is refused. */
  const { run: keep, pending: isKeeping } = useAsyncAction(async (chosen: readonly Take[]) => {
    setRefusal(undefined)
    for (const take of chosen) {
      const result = await takes.keep(take)
      if (result === 'stored') continue
      toast({ text: t(`keep.${result}`, { count: MOST_UNSENT }), tone: 'error' })
      return
    }
    toast({ text: t('shadow.kept', { count: chosen.length }), tone: 'success' })
  }, setRefusal)
  return (
    <Stack spacing={5}>
      <div>
        <Text variant="h1" ref={heading} tabIndex={-1}>
          {t(said.length > 0 ? 'shadow.end' : 'shadow.nothing')}
        </Text>
        <Text color="textSecondary">
          {said.length > 0 ? t('shadow.said', { said: said.length, count: lines.length }) : t('shadow.nothingText')}
        </Text>
      </div>
      {said.length > 0 && (
        <Stack direction="row" spacing={3} wrap>
          {player.playing ? (
            <Button variant="secondary" startIcon={<Square />} onClick={player.stop}>
              {t('stop')}
            </Button>
          ) : (
            <>
              <Button
                variant="secondary"
                startIcon={<Repeat2 />}
                loading={isLoading}
                loadingLabel={t('loading')}
                onClick={() => void playTurns()}
              >
                {t('shadow.turns')}
              </Button>
              <Button variant="secondary" startIcon={<Play />} onClick={() => void player.play(...said.map(ownItem))}>
                {t('shadow.allMine')}
              </Button>
            </>
          )}
        </Stack>
      )}
      {refusal && (
        <Notice
          tone={refusal.code === 'vip_required' ? 'reward' : 'warning'}
          title={refusal.message}
          actions={
            refusal.code === 'vip_required' && (
              <Button variant="secondary" to={routes.vip()}>
                {t('unsent.plans')}
              </Button>
            )
          }
        >
          {t('shadow.notKept')}
        </Notice>
      )}
      <Card>
        <Stack component="ol" spacing={4} aria-label={t('shadow.takes')}>
          {lines.map((line, index) => (
            <ShadowRow
              key={line.id}
              line={line}
              isTranslated={isTranslated}
              take={takes.takes.get(line.id)}
              player={player}
              isKeeping={isKeeping}
              onKeep={(take) => void keep([take])}
              onSend={(take) => takes.send(take)}
              onSay={() => onSay(index)}
            />
          ))}
        </Stack>
      </Card>
      {said.length > 0 && <Text color="textSecondary">{t('shadow.erased')}</Text>}
      <Stack direction="row" spacing={3} wrap>
        <Button to={lessonAddress}>{t('shadow.done')}</Button>
        {open.length > 1 && (
          <Button
            variant="secondary"
            loading={isKeeping}
            loadingLabel={t('keep.saving')}
            onClick={() => void keep(open)}
          >
            {t('shadow.keepAll')}
          </Button>
        )}
      </Stack>
    </Stack>
  )
}
