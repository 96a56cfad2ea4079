import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { ClassMember } from '#contract/classes'
import { ClassNameBody } from '#contract/classes'
import { classTextLengths } from '#contract/class-limits'
import { routes } from '#contract/routes'
import {
  Button,
  Card,
  ConfirmDialog,
  ContactRow,
  copyText,
  EmptyState,
  FormField,
  Stack,
  StackItem,
  Text,
  useToast,
} from '#design-system'
import { useAsyncAction } from '#lib/actions'
import { useContractForm } from '#lib/forms'
import { formatDay } from '#lib/format'
import { useLanguage } from '#lib/language'
import { useClassActions, useTeaching } from '../api/useClasses.ts'
import type { Taught } from '../model/taught.ts'

/** Who is in a class, the code that leads into it, its name and its end. */
export function ClassLearners({ of }: { of: Taught }) {
  return (
    <Stack spacing={8}>
      <ShareCode of={of} />
      <Members of={of} />
      <Settings of={of} />
    </Stack>
  )
}

function ShareCode({ of: { id, code } }: { of: Taught }) {
  const { t } = useTranslation('classes')
  const toast = useToast()
  const { setCode } = useTeaching(id)
  const changing = useAsyncAction(setCode, ({ message }) => toast({ text: message, tone: 'error' }))
  const copy = async () => {
    const isCopied = await copyText(location.origin + routes.classes({ code: code ?? '' }))
    toast({ text: t(isCopied ? 'share.copied' : 'share.notCopied'), tone: isCopied ? 'success' : 'error' })
  }
  return (
    <Card>
      <Stack spacing={3} align="start">
        <Text variant="h3" component="h2">
          {t('share.title')}
        </Text>
        {code === null ? (
          <Text>{t('share.off')}</Text>
        ) : (
          <>
            <Text variant="h2" component="p">
              {code}
            </Text>
            <Text color="textSecondary">{t('share.text')}</Text>
          </>
        )}
        <Stack direction="row" spacing={3} wrap>
          {code !== null && (
            <Button variant="secondary" onClick={() => void copy()}>
              {t('share.copy')}
            </Button>
          )}
          <Button variant="quiet" loading={changing.pending} onClick={() => void changing.run(true)}>
            {t(code === null ? 'share.on' : 'share.renew')}
          </Button>
          {code !== null && (
            <Button variant="quiet" loading={changing.pending} onClick={() => void changing.run(false)}>
              {t('share.close')}
            </Button>
          )}
        </Stack>
      </Stack>
    </Card>
  )
}

function Members({ of: { id, members } }: { of: Taught }) {
  const { t } = useTranslation('classes')
  const language = useLanguage()
  const toast = useToast()
  const { removeMember } = useTeaching(id)
  const [removed, setRemoved] = useState<ClassMember>()
  const removing = useAsyncAction(
    async (member: string) => {
      await removeMember(member)
      setRemoved(undefined)
    },
    ({ message }) => toast({ text: message, tone: 'error' }),
  )
  if (members.length === 0) return <EmptyState title={t('learners.none')}>{t('learners.noneText')}</EmptyState>
  return (
    <>
      <Card padding="flush">
        <Stack component="ul" aria-label={t('view.learners')}>
          {members.map((member) => (
            <ContactRow
              key={member.id}
              name={member.name}
              detail={t('learners.since', { day: formatDay(member.joined_at, language) })}
              actions={
                <Button
                  variant="quiet"
                  aria-label={t('task.label', { action: t('learners.remove'), title: member.name })}
                  onClick={() => setRemoved(member)}
                >
                  {t('learners.remove')}
                </Button>
              }
            />
          ))}
        </Stack>
      </Card>
      <ConfirmDialog
        open={removed !== undefined}
        title={t('learners.removeTitle', { name: removed?.name })}
        confirmLabel={t('learners.remove')}
        cancelLabel={t('cancel')}
        loading={removing.pending}
        onConfirm={() => void removing.run(removed?.id ?? '')}
        onCancel={() => setRemoved(undefined)}
      >
        {t('learners.removeText')}
      </ConfirmDialog>
    </>
  )
}

function Settings({ of: { id, name } }: { of: Taught }) {
  const { t } = useTranslation('classes')
  const toast = useToast()
  const navigate = useNavigate()
  const { rename } = useTeaching(id)
  const { end } = useClassActions()
  const [isEnding, setEnding] = useState(false)
  const ending = useAsyncAction(
    async () => {
      await navigate(routes.classes(), { replace: true })
      await end(id)
      toast({ text: t('end.ended', { name }), tone: 'success' })
    },
    ({ message }) => toast({ text: message, tone: 'error' }),
  )
  const form = useContractForm({
    schema: ClassNameBody,
    defaults: { name },
    submit: async (values) => {
      await rename(values.name)
      toast({ text: t('rename.done'), tone: 'success' })
    },
  })
  const field = form.field('name')
  return (
    <Stack spacing={5} align="start">
      <form noValidate onSubmit={form.onSubmit}>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3} align={{ sm: 'end' }} measure="form">
          <StackItem>
            <FormField
              label={t('make.name')}
              maxLength={classTextLengths.name}
              autoComplete="off"
              {...field}
              error={field.error ?? form.formError}
            />
          </StackItem>
          <Button type="submit" variant="secondary" loading={form.submitting}>
            {t('rename.save')}
          </Button>
        </Stack>
      </form>
      <Button variant="quiet" onClick={() => setEnding(true)}>
        {t('end.button')}
      </Button>
      <ConfirmDialog
        open={isEnding}
        danger
        title={t('end.title', { name })}
        confirmLabel={t('end.yes')}
        cancelLabel={t('cancel')}
        loading={ending.pending}
        onConfirm={() => void ending.run()}
        onCancel={() => setEnding(false)}
      >
        {t('end.text')}
      </ConfirmDialog>
    </Stack>
  )
}
