import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Download } from 'lucide-react'
import type { QuickUpdateFormat } from '#contract/quick-update'
import { examTags, wordFlags } from '#contract/word-lists'
import { Button, Card, FormField, Notice, SelectField, Stack, StackItem, Text, useToast } from '#design-system'
import { useAsyncAction } from '#lib/actions'
import { downloadWords } from '../api/useQuickUpdate.ts'
import { useAddressFilter } from '../model/useAddressFilter.ts'

const filters = ['q', 'list', 'flag'] as const

/** A word that every dictionary has, with those after it. */
const SAMPLE = { q: 'apple', limit: 3 }

/** Words as files that the update reads, and samples of them. */
export function WordExport() {
  const { t } = useTranslation('admin')
  const { t: ofWords } = useTranslation('words')
  const toast = useToast()
  const filter = useAddressFilter(filters)
  const list = examTags.find((tag) => tag === filter.values.list)
  const flag = wordFlags.find((each) => each === filter.values.flag)
  const [next, setNext] = useState<{ format: QuickUpdateFormat; after: string }>()
  const set = (name: (typeof filters)[number], value: string) => {
    filter.set(name, value)
    setNext(undefined)
  }
  const exporting = useAsyncAction(
    async (format: QuickUpdateFormat, after?: string) => {
      const last = await downloadWords({ format, q: filter.values.q.trim() || undefined, list, flag, after })
      setNext(last === undefined ? undefined : { format, after: last })
    },
    ({ message }) => toast({ text: message, tone: 'error' }),
  )
  const sampling = useAsyncAction(
    (format: QuickUpdateFormat) => downloadWords({ format, ...SAMPLE }),
    ({ message }) => toast({ text: message, tone: 'error' }),
  )
  return (
    <Stack component="section" spacing={4} aria-label={t('update.export')}>
      <Text variant="h2">{t('update.export')}</Text>
      <Card>
        <Stack spacing={4}>
          <Text variant="body2">{t('update.exportLead')}</Text>
          <Stack direction={{ xs: 'column', sm: 'row' }} spacing={4}>
            <StackItem share={2}>
              <FormField
                label={t('update.word')}
                type="search"
                maxLength={64}
                value={filter.values.q}
                onChange={({ target }) => set('q', target.value)}
              />
            </StackItem>
            <StackItem>
              <SelectField
                label={t('words.list')}
                value={list ?? ''}
                onChange={({ target }) => set('list', target.value)}
                options={[
                  { value: '', label: t('words.anyList') },
                  ...examTags.map((tag) => ({ value: tag, label: ofWords(`tag.${tag}`) })),
                ]}
              />
            </StackItem>
            <StackItem>
              <SelectField
                label={t('update.flag')}
                value={flag ?? ''}
                onChange={({ target }) => set('flag', target.value)}
                options={[
                  { value: '', label: t('words.all') },
                  ...wordFlags.map((each) => ({ value: each, label: t(`words.flags.${each}`) })),
                ]}
              />
            </StackItem>
          </Stack>
          {next && (
            <Notice
              actions={
                <Button loading={exporting.pending} onClick={() => void exporting.run(next.format, next.after)}>
                  {t('update.nextFile')}
                </Button>
              }
            >
              {t('update.exported')}
            </Notice>
          )}
          <Stack direction="row" spacing={3} wrap>
            {(['csv', 'json'] as const).map((format) => (
              <Button
                key={format}
                variant="secondary"
                startIcon={<Download />}
                loading={exporting.pending}
                onClick={() => void exporting.run(format)}
              >
                {t(`update.${format}`)}
              </Button>
            ))}
            <Button variant="quiet" loading={sampling.pending} onClick={() => void sampling.run('csv')}>
              {t('update.sampleCsv')}
            </Button>
            <Button variant="quiet" loading={sampling.pending} onClick={() => void sampling.run('json')}>
              {t('update.sampleJson')}
            </Button>
          </Stack>
        </Stack>
      </Card>
    </Stack>
  )
}
