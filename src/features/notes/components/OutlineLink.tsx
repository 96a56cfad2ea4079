import { useTranslation } from 'react-i18next'
import { Box, Link, VisuallyHidden } from '#design-system'
import { formatNumber } from '#lib/format'
import { useLanguage } from '#lib/language'

interface OutlineLinkProps {
  label: string
  count: number
  to: string
  current: boolean
  onGo: () => void
}

const look = {
  display: 'flex',
  flex: 1,
  minWidth: 0,
  alignItems: 'center',
  gap: 2,
  minHeight: '2.75rem',
  px: 3,
  borderRadius: 1,
  typography: 'body2',
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover, &[aria-current]': { bgcolor: 'tint.primary' },
  '&[aria-current]': { color: 'primary.main', fontWeight: 700 },
}

/** The way to a page of a note, with how many words it has. */
export function OutlineLink({ label, count, to, current, onGo }: OutlineLinkProps) {
  const { t } = useTranslation('notes')
  const language = useLanguage()
  return (
    <Box component={Link} to={to} sx={look} aria-current={current ? 'page' : undefined} onClick={onGo}>
      <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {label}
      </Box>
      <Box component="span" aria-hidden sx={{ color: 'text.secondary', fontWeight: 400 }}>
        {formatNumber(count, language)}
      </Box>
      <VisuallyHidden>{t('words', { count })}</VisuallyHidden>
    </Box>
  )
}
