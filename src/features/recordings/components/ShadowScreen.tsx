import { useState } from 'react'
import { CloudOff, Languages } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton, PlayColumn, PlayHeader, Text, useOnline } from '#design-system'
import { useUser } from '#lib/session'
import { useTakes } from '../api/useTakes.ts'
import type { SceneLine } from '../model/scene-line.ts'
import type { Accent, Rate } from '../model/useModelSound.ts'
import { usePlayer } from '../model/usePlayer.ts'
import { ShadowLine } from './ShadowLine.tsx'
import { ShadowReview } from './ShadowReview.tsx'

export interface ShadowScreenProps {
  /** The scene. */
  lines: readonly SceneLine[]
  userId: string
  /** The lesson that the scene belongs to. */
  lessonAddress: string
  onLeave: () => void
}

/** Shadowing: a scene sentence by sentence, heard and said, and all of it together at the end. */
export function ShadowScreen({ lines, userId, lessonAddress, onLeave }: ShadowScreenProps) {
  const { t } = useTranslation('recordings')
  const { user } = useUser()
  const isOnline = useOnline()
  const player = usePlayer()
  const takes = useTakes(userId)
  /** At the number of lines comes the end. */
  const [at, setAt] = useState(0)
  const [hasMoved, setMoved] = useState(false)
  const [isTranslated, setTranslated] = useState(false)
  const [accent, setAccent] = useState<Accent>(user?.voice_accent ?? 'us')
  const [rate, setRate] = useState<Rate>('normal')
  const line = lines[at]
  const go = (index: number) => {
    player.stop()
    setMoved(true)
    setAt(index)
  }
  return (
    <PlayColumn spacing={5}>
      <PlayHeader
        progress={{ done: at, total: lines.length, label: t('shadow.progress', { done: at, count: lines.length }) }}
        leaveLabel={t('shadow.leave')}
        onLeave={onLeave}
      >
        <IconButton
          label={t('shadow.translate')}
          aria-pressed={isTranslated}
          onClick={() => setTranslated(!isTranslated)}
        >
          <Languages />
        </IconButton>
      </PlayHeader>
      {!isOnline && <Text startIcon={<CloudOff />}>{t('shadow.offline')}</Text>}
      {line ? (
        <ShadowLine
          key={line.id}
          line={line}
          isTranslated={isTranslated}
          takesFocus={hasMoved}
          model={{ accent, rate, onAccent: setAccent, onRate: setRate }}
          player={player}
          takes={takes}
          onBack={at === 0 ? undefined : () => go(at - 1)}
          onNext={() => go(at + 1)}
        />
      ) : (
        <ShadowReview
          lines={lines}
          isTranslated={isTranslated}
          accent={accent}
          player={player}
          takes={takes}
          lessonAddress={lessonAddress}
          onSay={go}
        />
      )}
    </PlayColumn>
  )
}
