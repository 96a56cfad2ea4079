import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { QuickUpdateFile } from '#contract/quick-update'
import { QUICK_UPDATE_BYTES } from '#contract/quick-update-limits'
import { Button, Card, ErrorBox, FileDrop, FormField, Stack } from '#design-system'
import type { FileRefusal } from '#design-system'
import { useAsyncAction } from '#lib/actions'
import { describeFile } from '../model/update-file.ts'

interface UpdateFileFormProps {
  /** The next step stands below; the button here repeats the last one. */
  isPreviewed: boolean
  /** What was typed or pasted. */
  text: string
  onText: (text: string) => void
  onPreview: (file: QuickUpdateFile) => Promise<void>
  /** What was previewed is not what stands here any more. */
  onChange: () => void
}

/** A file or a pasted text, for a preview. Its bytes are read as UTF-8: of others the server says that they are none. */
export function UpdateFileForm({ isPreviewed, text, onText, onPreview, onChange }: UpdateFileFormProps) {
  const { t } = useTranslation('admin')
  const [file, setFile] = useState<File | null>(null)
  const [refused, setRefused] = useState<FileRefusal>()
  const { run, pending, error, reset } = useAsyncAction(async () =>
    onPreview(file ? describeFile(await file.text(), file.name) : describeFile(text)),
  )
  const change = () => {
    reset()
    setRefused(undefined)
    onChange()
  }
  const refusals = { type: t('update.fileType'), size: t('update.fileSize'), several: t('update.fileSeveral') }
  return (
    <Card>
      <Stack spacing={4}>
        <FileDrop
          label={t('update.file')}
          prompt={t('update.filePrompt')}
          limits={t('update.fileLimits')}
          removeLabel={t('update.fileRemove')}
          accept=".csv,.json,.txt"
          maxBytes={QUICK_UPDATE_BYTES}
          file={file}
          loading={pending && file !== null}
          onFile={(next) => {
            change()
            setFile(next)
          }}
          onRefuse={(why) => {
            change()
            setRefused(why)
          }}
          error={refused && refusals[refused]}
        />
        {file === null && (
          <FormField
            label={t('update.paste')}
            help={t('update.pasteHelp')}
            rows={6}
            spellCheck={false}
            value={text}
            onChange={({ target }) => {
              change()
              onText(target.value)
            }}
          />
        )}
        {error && <ErrorBox>{error.message}</ErrorBox>}
        <Stack direction="row">
          <Button
            variant={isPreviewed ? 'secondary' : 'primary'}
            loading={pending}
            loadingLabel={t('update.previewing')}
            disabled={file === null && text.trim() === ''}
            onClick={() => void run()}
          >
            {t(isPreviewed ? 'update.again' : 'update.preview')}
          </Button>
        </Stack>
      </Stack>
    </Card>
  )
}
