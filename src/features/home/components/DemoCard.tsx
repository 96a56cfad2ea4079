import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { routes } from '#contract/routes'
import { useToast } from '#design-system'
import { useAsyncAction } from '#lib/actions'
import { useUser } from '#lib/session'
import { demoLevel } from '../model/next-level.ts'
import { PlayCard } from './PlayCard.tsx'

/** The first level, for visitors and guests who have not played yet. Starting it creates a guest session. */
export function DemoCard() {
  const { t } = useTranslation('home')
  const { ensureGuest } = useUser()
  const navigate = useNavigate()
  const toast = useToast()
  const { run, pending } = useAsyncAction(
    async () => {
      await ensureGuest()
      void navigate(routes.game(demoLevel))
    },
    ({ message }) => toast({ text: message, tone: 'error' }),
  )
  return (
    <PlayCard
      title={t('demo.title')}
      text={t('demo.text')}
      picture="/pictures/1f98a.webp"
      label={t('demo.start')}
      busyLabel={pending ? t('demo.starting') : undefined}
      onPlay={() => void run()}
    />
  )
}
