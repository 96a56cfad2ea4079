import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { MemberNameBody } from '#contract/classes'
import { classTextLengths } from '#contract/class-limits'
import { routes } from '#contract/routes'
import {
  BulletList,
  Button,
  Card,
  ErrorBox,
  ErrorScreen,
  FormField,
  PageHeader,
  Skeletons,
  Stack,
  Text,
} from '#design-system'
import { SignInFirst } from '#features/practice'
import { useContractForm } from '#lib/forms'
import { useUser } from '#lib/session'
import { useClassActions, useClassPreview } from '../api/useClasses.ts'
import { JoinCode } from './JoinCode.tsx'

/** /classes?code=…: whose class it is, what its teacher will see, and the press that joins it. */
export function JoinScreen({ code }: { code: string }) {
  const { t } = useTranslation('classes')
  const { isGuest } = useUser()
  return (
    <>
      <PageHeader title={t('join.title')} back={{ label: t('title'), to: routes.classes() }} />
      {isGuest ? <SignInFirst>{t('locked')}</SignInFirst> : <Preview code={code} />}
    </>
  )
}

function Preview({ code }: { code: string }) {
  const { t } = useTranslation('classes')
  const { user } = useUser()
  const { data, error, mutate } = useClassPreview(code)
  if (error && !data)
    return error.code === 'network_error' ? (
      <ErrorScreen title={error.message} retryLabel={t('retry')} onRetry={() => void mutate()} />
    ) : (
      <Stack spacing={5}>
        <ErrorBox>{error.message}</ErrorBox>
        <JoinCode />
      </Stack>
    )
  if (!data || !user) return <Skeletons shape="cards" count={1} label={t('loading')} />
  const { id, name, teacher, joined } = data
  return (
    <Card>
      <Stack spacing={4}>
        <Text variant="h3" component="h2" breakWord>
          {name}
        </Text>
        <Text color="textSecondary">{t('byTeacher', { name: teacher })}</Text>
        {joined ? (
          <Stack spacing={3} align="start">
            <Text>{t('join.joined')}</Text>
            <Button to={routes.classPage({ id })}>{t('join.open')}</Button>
          </Stack>
        ) : (
          <JoinForm code={code} name={user.username} />
        )}
      </Stack>
    </Card>
  )
}

function JoinForm({ code, name }: { code: string; name: string }) {
  const { t } = useTranslation('classes')
  const navigate = useNavigate()
  const { join } = useClassActions()
  const form = useContractForm({
    schema: MemberNameBody,
    defaults: { name },
    submit: async (values) => void navigate(routes.classPage({ id: await join(code, values.name) }), { replace: true }),
  })
  return (
    <Stack component="form" noValidate spacing={4} onSubmit={form.onSubmit}>
      <Text>{t('join.sees')}</Text>
      <BulletList>
        <li>{t('join.leave')}</li>
        <li>{t('join.keep')}</li>
      </BulletList>
      <FormField
        label={t('join.name')}
        help={t('join.nameHelp')}
        maxLength={classTextLengths.memberName}
        autoComplete="name"
        {...form.field('name')}
      />
      {form.formError && <ErrorBox>{form.formError}</ErrorBox>}
      <Stack direction="row" spacing={3} wrap>
        <Button type="submit" loading={form.submitting} loadingLabel={t('loading')}>
          {t('join.join')}
        </Button>
        <Button variant="quiet" to={routes.classes()}>
          {t('join.not')}
        </Button>
      </Stack>
    </Stack>
  )
}
