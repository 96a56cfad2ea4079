import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { MessageAttachment } from '#contract/chat'
import { routes } from '#contract/routes'
import { Button, StarRating, Stack, Text } from '#design-system'
import { formatDuration } from '#lib/format'
import { inLanguage, useLanguage } from '#lib/language'

type Result = Extract<MessageAttachment, { kind: 'result' }>

interface SharedResultProps extends Omit<Result, 'kind'> {
  own: boolean
  /** A way to congratulate the contact. */
  congratulate: ReactNode
}

const asStars = (stars: number) => (stars >= 3 ? 3 : stars === 2 ? 2 : stars === 1 ? 1 : 0)

/** What a contact's level came to, and the way to the same level. */
export function SharedResult({ own, congratulate, ...result }: SharedResultProps) {
  const { t } = useTranslation('sharing')
  const language = useLanguage()
  const { title, category, sub, difficulty, level, type, stars, right, total, ms } = result
  const place = t('result.place', {
    title: inLanguage(title, language),
    difficulty: t(`difficulty.${difficulty}`),
    level,
  })
  return (
    <Stack spacing={2}>
      <Text weight="semibold">{place}</Text>
      <StarRating value={asStars(stars)} size="m" label={t('result.stars', { count: stars })} />
      <Text>{t('result.right', { right, total, time: formatDuration(ms, language) })}</Text>
      {!own && (
        <Stack direction="row" spacing={2} wrap>
          <Button variant="secondary" to={routes.game({ category, sub, difficulty, level, type })}>
            {t('result.play')}
          </Button>
          {congratulate}
        </Stack>
      )}
    </Stack>
  )
}
