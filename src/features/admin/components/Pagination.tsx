import { useTranslation } from 'react-i18next'
import { Button, Stack } from '#design-system'
import type { Pages } from '../model/usePages.ts'

/** The buttons under a list that has more pages. */
export function Pagination({ pages: { first, next } }: { pages: Pages }) {
  const { t } = useTranslation('admin')
  return (
    <Stack direction="row" spacing={3}>
      {first && (
        <Button variant="secondary" onClick={first}>
          {t('pages.first')}
        </Button>
      )}
      {next && (
        <Button variant="secondary" onClick={next}>
          {t('pages.next')}
        </Button>
      )}
    </Stack>
  )
}
