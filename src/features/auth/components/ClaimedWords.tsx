import { useTranslation } from 'react-i18next'
import type { ClaimedProgress } from '#contract/auth'
import { Grid, PictureTile, Stack, Text } from '#design-system'
import { useLanguage } from '#lib/language'

/** The words that came along with a new account, each with its picture. */
export function ClaimedWords({ examples }: Pick<ClaimedProgress, 'examples'>) {
  const { t } = useTranslation('auth')
  const language = useLanguage()
  return (
    <Grid component="ul" columns={4} spacing={3} aria-label={t('claimed.words')}>
      {examples.map(({ headword, meaning, picture }) => (
        <li key={headword}>
          <Stack spacing={1} align="center">
            {picture && <PictureTile src={picture} alt={meaning[language]} size="s" />}
            <Text variant="body2" align="center" lang="en">
              {headword}
            </Text>
          </Stack>
        </li>
      ))}
    </Grid>
  )
}
