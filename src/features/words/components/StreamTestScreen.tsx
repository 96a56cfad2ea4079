import { useRef, useState } from 'react'
import { Play, Square } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { messageText } from '#contract/messages'
import { WordParam } from '#contract/words'
import { Button, Card, FormField, LockedState, PageHeader, Skeletons, Stack, Text } from '#design-system'
import { ApiError } from '#lib/api'
import { useContractForm } from '#lib/forms'
import { useLanguage } from '#lib/language'
import { useUser } from '#lib/session'
import { streamWordInfo } from '../api/word-info.ts'
import { StreamLog } from './StreamLog.tsx'
import type { StreamLine } from './StreamLog.tsx'

/** /test-streaming, for administrators: the stream of a word, event by event, with the time of each. */
export function StreamTestScreen() {
  const { t } = useTranslation('words')
  const language = useLanguage()
  const { user, loading } = useUser()
  if (loading) return <Skeletons shape="list" count={2} label={t('loading')} />
  if (!user?.is_admin)
    return <LockedState title={messageText('admin_only', language)}>{t('stream.locked')}</LockedState>
  return (
    <>
      <PageHeader title={t('stream.title')} lead={t('stream.lead')} />
      <StreamTest />
    </>
  )
}

function StreamTest() {
  const { t } = useTranslation('words')
  const [lines, setLines] = useState<readonly StreamLine[]>([])
  const [running, setRunning] = useState<AbortController>()
  const count = useRef(0)

  const start = async (word: string) => {
    const leaving = new AbortController()
    const began = performance.now()
    const note = (name: string, data: unknown) => {
      count.current += 1
      const line = { id: count.current, ms: Math.round(performance.now() - began), name, data }
      setLines((before) => [...before, line])
    }
    setLines([])
    setRunning(leaving)
    try {
      await streamWordInfo(word, ({ name, data }) => note(name, data), leaving.signal)
      note('end', null)
    } catch (error) {
      if (leaving.signal.aborted) note('stopped', null)
      else note('failed', error instanceof ApiError ? { status: error.status, code: error.code } : String(error))
    } finally {
      setRunning(undefined)
    }
  }
  const form = useContractForm({
    schema: WordParam,
    defaults: { word: 'apple' },
    submit: ({ word }) => {
      if (running) running.abort()
      else if (word.trim() !== '') void start(word.trim())
    },
  })
  return (
    <Stack spacing={6}>
      <Card>
        <form noValidate onSubmit={form.onSubmit}>
          <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3} align={{ sm: 'end' }}>
            <FormField
              label={t('stream.word')}
              lang="en"
              autoCapitalize="none"
              maxLength={64}
              {...form.field('word')}
            />
            <Button type="submit" startIcon={running ? <Square /> : <Play />}>
              {t(running ? 'stream.stop' : 'stream.start')}
            </Button>
          </Stack>
        </form>
      </Card>
      {lines.length === 0 ? <Text color="textSecondary">{t('stream.none')}</Text> : <StreamLog lines={lines} />}
    </Stack>
  )
}
