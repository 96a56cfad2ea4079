import { useTranslation } from 'react-i18next'
import { Stack, Text } from '#design-system'
import { articulations } from '../model/articulations.ts'
import type { Posture } from '../model/articulations.ts'
import {
  chinPath,
  HEAD,
  lipsOf,
  lowerTeethPath,
  openingOf,
  PALATE,
  tonguePath,
  velumPath,
} from '../model/mouth-shape.ts'
import { phonemeWords } from '../model/phoneme-words.ts'
import type { PhonemeName } from '../model/phoneme-words.ts'

/** The mouth from the side, and for vowels from the front, in the colour of the text; what is drawn is said in words below. */
export function MouthDrawing({ name }: { name: PhonemeName }) {
  const { t } = useTranslation('phonemes')
  const { start, end, isVoiced, flow, hasFront = false } = articulations[name]
  const facts = [
    end && end.lips !== start.lips
      ? t('drawing.lipsGlide', { from: t(`drawing.lip.${start.lips}`), to: t(`drawing.lip.${end.lips}`) })
      : t('drawing.lips', { lips: t(`drawing.lip.${start.lips}`) }),
    t(`drawing.flow.${flow}`),
    t(isVoiced ? 'drawing.voiced' : 'drawing.voiceless'),
    ...(end ? [t('drawing.glide')] : []),
    ...(name === 'HH' ? [t('drawing.nextVowel', { word: phonemeWords.HH.example })] : []),
    // British lips and tongues differ in vowels; the text beside says how.
    ...(hasFront && name !== 'palm' ? [t('drawing.american')] : []),
  ]
  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={4} wrap align="center">
        <svg
          role="img"
          aria-label={t('drawing.side')}
          viewBox="18 8 150 188"
          width="180"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinejoin="round"
        >
          <SideView posture={start} end={end} flow={flow} isVoiced={isVoiced} />
        </svg>
        {hasFront && (
          <svg
            role="img"
            aria-label={t('drawing.front')}
            viewBox="0 0 90 70"
            width="110"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
          >
            <FrontView posture={start} />
            {end && <FrontView posture={end} isEnd />}
          </svg>
        )}
      </Stack>
      <Text variant="body2" color="textSecondary">
        {facts.join(t('drawing.between'))}
      </Text>
    </Stack>
  )
}

const DASHES = '4 3'

interface SideViewProps {
  posture: Posture
  end: Posture | undefined
  flow: 'mouth' | 'nose' | 'stopped' | 'sides'
  isVoiced: boolean
}

function SideView({ posture: { tongue, lips }, end, flow, isVoiced }: SideViewProps) {
  const [upper, lower] = lipsOf(lips, tongue.jaw)
  return (
    <>
      <path d={HEAD} />
      <path d={tonguePath(tongue)} fill="currentColor" fillOpacity="0.18" />
      {end && <path d={tonguePath(end.tongue)} strokeDasharray={DASHES} />}
      <path d={PALATE} />
      <path d={velumPath(flow === 'nose')} strokeWidth="4" />
      <path d={lowerTeethPath(tongue.jaw)} />
      <ellipse {...upper} fill="currentColor" fillOpacity="0.35" />
      <ellipse {...lower} fill="currentColor" fillOpacity="0.35" />
      <path d={chinPath(lower)} />
      {flow === 'nose' && (
        <path d="M 156 98 C 160 58 144 34 100 34 L 36 52 M 44 45 L 34 53 L 47 56" strokeOpacity="0.6" />
      )}
      {(flow === 'mouth' || flow === 'sides') && (
        <path d="M 32 88 L 20 88 M 25 83 L 20 88 L 25 93" strokeOpacity="0.6" />
      )}
      {isVoiced && <path d="M 142 189 q 4 -6 8 0 t 8 0 t 8 0" />}
    </>
  )
}

function FrontView({ posture: { tongue, lips }, isEnd = false }: { posture: Posture; isEnd?: boolean }) {
  const [width, height] = openingOf(lips, tongue.jaw)
  const dashes = isEnd ? { strokeDasharray: DASHES } : {}
  return (
    <>
      <ellipse
        cx="45"
        cy="35"
        rx={width + 9}
        ry={height + 9}
        fill="currentColor"
        fillOpacity={isEnd ? 0 : 0.18}
        {...dashes}
      />
      <ellipse cx="45" cy="35" rx={width} ry={height} fill="currentColor" fillOpacity={isEnd ? 0 : 0.5} {...dashes} />
    </>
  )
}
