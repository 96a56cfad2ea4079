import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChatReport, ReportDecision } from '#contract/chat-reports'
import { routes } from '#contract/routes'
import { Button, Card, Chip, Stack, Text, TextLink, useToast } from '#design-system'
import { useAsyncAction } from '#lib/actions'
import { ChatEvidence } from './ChatEvidence.tsx'
import { QueueCaption } from './QueueCaption.tsx'
import { UserActionDialog } from './UserActionDialog.tsx'

interface QueuedChatReportProps {
  report: ChatReport
  onDecide: (decision: ReportDecision) => Promise<void>
  /** Closes the reported account for a reason, and the report. Resolves to true. */
  onSuspend: (reason: string) => Promise<true>
}

/** A report in the queue. What was said is read, and decided about, once it is opened: each view is logged. */
export function QueuedChatReport({ report, onDecide, onSuspend }: QueuedChatReportProps) {
  const { about, reason, reporter, reported, at } = report
  const { t } = useTranslation('admin')
  const { t: ofChat } = useTranslation('chat')
  const heading = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [isSuspending, setIsSuspending] = useState(false)
  const toast = useToast()
  const deciding = useAsyncAction(onDecide, ({ message }) => toast({ text: message, tone: 'error' }))
  const decide = (decision: ReportDecision) => ({
    disabled: deciding.pending,
    onClick: () => void deciding.run(decision),
  })
  return (
    <li>
      <Card role="article" aria-labelledby={heading}>
        <Stack spacing={4}>
          <div>
            <Stack direction="row" spacing={2} align="center" wrap>
              <Text id={heading} variant="h4" component="h2">
                <TextLink to={routes.adminUser({ id: reported.id })}>{reported.username}</TextLink>
              </Text>
              {reported.is_suspended && <Chip>{t('chatReports.isSuspended')}</Chip>}
            </Stack>
            <QueueCaption
              about={`${t(`chatReports.about.${about}`)} · ${ofChat(`reason.${reason}`)}`}
              reporter={reporter}
              at={at}
            />
            <Text variant="body2" color="textSecondary">
              {t('chatReports.history', { reports: reported.reports, warnings: reported.warnings })}
            </Text>
          </div>
          {isOpen && <ChatEvidence report={report} />}
          <Stack direction="row" wrap spacing={2}>
            <Button variant="secondary" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
              {t(isOpen ? 'chatReports.close' : 'chatReports.read')}
            </Button>
            {isOpen && (
              <>
                <Button variant="quiet" {...decide('dismissed')}>
                  {t('chatReports.dismiss')}
                </Button>
                <Button variant="secondary" {...decide('warned')}>
                  {t('chatReports.warn')}
                </Button>
                {reported.is_suspended ? (
                  <Button variant="secondary" {...decide('suspended')}>
                    {t('chatReports.wasSuspended')}
                  </Button>
                ) : (
                  <Button variant="danger" disabled={deciding.pending} onClick={() => setIsSuspending(true)}>
                    {t('chatReports.suspend')}
                  </Button>
                )}
              </>
            )}
          </Stack>
        </Stack>
        {isSuspending && (
          <UserActionDialog
            action="suspend"
            username={reported.username}
            onConfirm={({ reason: why }) => onSuspend(why)}
            onClose={() => setIsSuspending(false)}
          />
        )}
      </Card>
    </li>
  )
}
