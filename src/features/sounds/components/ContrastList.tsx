import { useTranslation } from 'react-i18next'
import { routes } from '#contract/routes'
import type { ContrastResult } from '#contract/sounds'
import { Card, Stack, Text, TextLink } from '#design-system'
import { shareLowerBound } from '#rules/sound-profile'
import { useContrastLabel } from '../model/useContrastLabel.ts'

const doubtOf = ({ right, wrong }: ContrastResult) => shareLowerBound(wrong, right + wrong)

/** Pairs of sounds that were trained, the most confused first; each leads to a round of its own. */
export function ContrastList({ contrasts }: { contrasts: readonly ContrastResult[] }) {
  const { t } = useTranslation('sounds')
  const contrastLabel = useContrastLabel()
  if (contrasts.length === 0) return null
  return (
    <Card>
      <Stack spacing={3}>
        <Text variant="h4" component="h2">
          {t('contrasts.title')}
        </Text>
        <Stack component="ul" spacing={2}>
          {contrasts
            .toSorted((one, other) => doubtOf(other) - doubtOf(one))
            .map(({ contrast, skill, right, wrong }) => (
              <Stack key={`${contrast} ${skill}`} component="li" direction="row" spacing={3} align="center" wrap>
                <TextLink to={routes.soundTrainer({ contrast, ...(skill === 'say' && { skill }) })}>
                  <span lang="en-fonipa">{contrastLabel(contrast)}</span>
                </TextLink>
                <Text component="span" variant="body2" color="textSecondary">
                  {t(`contrasts.${skill === 'say' ? 'said' : 'heard'}`, { right, total: right + wrong })}
                </Text>
              </Stack>
            ))}
        </Stack>
      </Stack>
    </Card>
  )
}
