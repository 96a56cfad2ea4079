import { useState } from 'react'
import { Plus, School } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { AttendedClass, TaughtClass } from '#contract/classes'
import { ClassNameBody } from '#contract/classes'
import { classTextLengths } from '#contract/class-limits'
import { routes } from '#contract/routes'
import {
  Button,
  Card,
  Dialog,
  EmptyState,
  ErrorBox,
  ErrorScreen,
  FormField,
  LessonRow,
  PageHeader,
  Skeletons,
  Stack,
  Text,
} from '#design-system'
import { SignInFirst } from '#features/practice'
import { useContractForm } from '#lib/forms'
import { newId } from '#lib/new-id'
import { useUser } from '#lib/session'
import { useClassActions, useClasses } from '../api/useClasses.ts'
import { JoinCode } from './JoinCode.tsx'

/** /classes: those that one teaches and those that one is in. */
export function ClassesScreen() {
  const { t } = useTranslation('classes')
  const { isGuest } = useUser()
  const [isMaking, setMaking] = useState(false)
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          !isGuest && (
            <Button startIcon={<Plus />} onClick={() => setMaking(true)}>
              {t('make.open')}
            </Button>
          )
        }
      />
      {isGuest ? <SignInFirst>{t('locked')}</SignInFirst> : <Lists />}
      {isMaking && <NewClass onClose={() => setMaking(false)} />}
    </>
  )
}

function Lists() {
  const { t } = useTranslation('classes')
  const { data, error, mutate } = useClasses()
  if (error && !data) return <ErrorScreen title={error.message} retryLabel={t('retry')} onRetry={() => void mutate()} />
  if (!data) return <Skeletons shape="list" count={3} label={t('loading')} />
  const { teaching, attending } = data
  return (
    <Stack spacing={8}>
      {teaching.length + attending.length === 0 && <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>}
      {attending.length > 0 && (
        <Group name="attending">
          {attending.map((each) => (
            <Attended key={each.id} of={each} />
          ))}
        </Group>
      )}
      {teaching.length > 0 && (
        <Group name="teaching">
          {teaching.map((each) => (
            <Taught key={each.id} of={each} />
          ))}
        </Group>
      )}
      <Stack component="section" spacing={3} aria-labelledby="classes-join">
        <Text id="classes-join" variant="h3" component="h2">
          {t('join.title')}
        </Text>
        <JoinCode />
      </Stack>
    </Stack>
  )
}

function Group({ name, children }: { name: 'attending' | 'teaching'; children: React.ReactNode }) {
  const { t } = useTranslation('classes')
  return (
    <Stack component="section" spacing={3} aria-labelledby={`classes-${name}`}>
      <Text id={`classes-${name}`} variant="h3" component="h2">
        {t(name)}
      </Text>
      <Card padding="flush">
        <Stack component="ul" aria-labelledby={`classes-${name}`}>
          {children}
        </Stack>
      </Card>
    </Stack>
  )
}

function Attended({ of: { id, name, teacher, open_tasks: tasks } }: { of: AttendedClass }) {
  const { t } = useTranslation('classes')
  const text = [t('byTeacher', { name: teacher }), t('openTasks', { count: tasks })].join(' · ')
  return (
    <LessonRow
      state="unlocked"
      icon={<School aria-hidden />}
      title={name}
      text={text}
      action={<Open id={id} name={name} />}
    />
  )
}

function Taught({ of: { id, name, members, open_tasks: tasks, code } }: { of: TaughtClass }) {
  const { t } = useTranslation('classes')
  const text = [
    t('members', { count: members }),
    t('openTasks', { count: tasks }),
    code === null ? t('closed') : t('codeIs', { code }),
  ].join(' · ')
  return (
    <LessonRow
      state="unlocked"
      icon={<School aria-hidden />}
      title={name}
      text={text}
      action={<Open id={id} name={name} />}
    />
  )
}

function Open({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('classes')
  return (
    <Button
      variant="secondary"
      aria-label={t('task.label', { action: t('open'), title: name })}
      to={routes.classPage({ id })}
    >
      {t('open')}
    </Button>
  )
}

function NewClass({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('classes')
  const navigate = useNavigate()
  const { create } = useClassActions()
  // Sent again after a lost answer, it is the same class.
  const [id] = useState(newId)
  const form = useContractForm({
    schema: ClassNameBody,
    defaults: { name: '' },
    submit: async ({ name }) => {
      await create(id, name)
      void navigate(routes.classPage({ id }))
    },
  })
  return (
    <Dialog open title={t('make.title')} closeLabel={t('close')} onClose={onClose}>
      <Stack component="form" noValidate spacing={4} onSubmit={form.onSubmit}>
        {form.formError && <ErrorBox>{form.formError}</ErrorBox>}
        <FormField
          label={t('make.name')}
          help={t('make.help')}
          maxLength={classTextLengths.name}
          autoComplete="off"
          {...form.field('name')}
        />
        <Button type="submit" fullWidth loading={form.submitting} loadingLabel={t('loading')}>
          {t('make.save')}
        </Button>
      </Stack>
    </Dialog>
  )
}
