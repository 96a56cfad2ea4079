import { useTranslation } from 'react-i18next'
import { routes } from '#contract/routes'
import { ErrorScreen, PageHeader, Skeletons } from '#design-system'
import { SignInFirst } from '#features/practice'
import { useUser } from '#lib/session'
import { useClass } from '../api/useClasses.ts'
import type { ClassView } from '../model/taught.ts'
import { AttendedClass } from './AttendedClass.tsx'
import { TaughtClass } from './TaughtClass.tsx'

/** /classes/:id: a class by the learner's part in it. */
export function ClassScreen(props: { id: string; view: ClassView; onView: (view: ClassView) => void }) {
  const { t } = useTranslation('classes')
  const { isGuest } = useUser()
  const back = { label: t('title'), to: routes.classes() }
  if (isGuest) {
    return (
      <>
        <PageHeader title={t('one')} back={back} />
        <SignInFirst>{t('locked')}</SignInFirst>
      </>
    )
  }
  return <Loaded {...props} />
}

function Loaded({ id, view, onView }: { id: string; view: ClassView; onView: (view: ClassView) => void }) {
  const { t } = useTranslation('classes')
  const { data, error, mutate } = useClass(id)
  const back = { label: t('title'), to: routes.classes() }
  if (data?.role === 'teacher') return <TaughtClass of={data} view={view} onView={onView} />
  if (data) return <AttendedClass of={data} />
  return (
    <>
      <PageHeader title={t('one')} back={back} />
      {error ? (
        <ErrorScreen title={error.message} retryLabel={t('retry')} onRetry={() => void mutate()} />
      ) : (
        <Skeletons shape="list" count={4} label={t('loading')} />
      )}
    </>
  )
}
