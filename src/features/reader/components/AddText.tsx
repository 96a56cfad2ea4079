import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { MOST_READER_TEXTS } from '#contract/reader-limits'
import { routes } from '#contract/routes'
import { Button, Dialog, FileDrop, FormField, Notice, Stack, useToast } from '#design-system'
import type { FileRefusal } from '#design-system'
import { useAsyncAction, useThrowError } from '#lib/actions'
import { newId } from '#lib/new-id'
import { useReaderActions } from '../api/useReader.ts'
import { partText } from '../model/part-text.ts'
import { MOST_FILE_BYTES, READER_FILES, readFile, tidyText } from '../model/read-file.ts'
import { ReadFileError } from '../model/read-file-error.ts'
import type { FileFault } from '../model/read-file-error.ts'

/** Takes a text from a file or the clipboard, and opens it. What is longer than one text is kept as several. */
export function AddText({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('reader')
  const navigate = useNavigate()
  const toast = useToast()
  const throwError = useThrowError()
  const { add } = useReaderActions()
  // The same ids again when the call is repeated: no text is kept twice.
  const [ids] = useState(() => Array.from({ length: MOST_READER_TEXTS }, newId))
  const [file, setFile] = useState<File | null>(null)
  const [isReading, setReading] = useState(false)
  const [fault, setFault] = useState<FileFault | FileRefusal>()
  const [text, setText] = useState('')
  const [title, setTitle] = useState('')
  const parts = partText(tidyText(text)).slice(0, MOST_READER_TEXTS)

  const take = async (next: File | null) => {
    setFile(next)
    setFault(undefined)
    if (!next) return
    setReading(true)
    try {
      const found = await readFile(next)
      setText(found.text)
      setTitle(found.title)
    } catch (error) {
      if (error instanceof ReadFileError) setFault(error.fault)
      else throwError(error)
    } finally {
      setReading(false)
    }
  }
  const { run, pending, error } = useAsyncAction(async () => {
    const name = title.trim() || firstWords(parts[0] ?? '')
    // In order: the first part is the oldest, and a refusal ends the rest.
    const addFrom = async (index: number): Promise<void> => {
      const part = parts[index]
      if (part === undefined) return
      const ofPart = t('add.part', { title: name.slice(0, 100), number: index + 1, total: parts.length })
      await add({ id: ids[index] ?? newId(), title: parts.length > 1 ? ofPart : name, text: part })
      await addFrom(index + 1)
    }
    await addFrom(0)
    toast({ text: t('add.done', { count: parts.length }), tone: 'success' })
    onClose()
    await navigate(routes.readerText({ id: ids[0] ?? '' }))
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('add.title')}
      closeLabel={t('close')}
      actions={
        <Button
          loading={pending}
          loadingLabel={t('loading')}
          disabled={parts.length === 0 || isReading}
          onClick={() => void run()}
        >
          {parts.length > 1 ? t('add.saveParts', { count: parts.length }) : t('add.save')}
        </Button>
      }
    >
      <Stack spacing={4}>
        {error && (
          <div role="alert">
            <Notice tone="warning">{error.message}</Notice>
          </div>
        )}
        <FileDrop
          label={t('add.file')}
          prompt={t('add.filePrompt')}
          limits={t('add.fileLimits')}
          removeLabel={t('add.fileRemove')}
          accept={READER_FILES}
          maxBytes={MOST_FILE_BYTES}
          file={file}
          loading={isReading}
          onFile={(next) => void take(next)}
          onRefuse={setFault}
          error={fault && faultText(t, fault)}
        />
        <FormField
          label={t(file ? 'add.paste' : 'add.or')}
          lang="en"
          rows={4}
          mostRows={10}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {parts.length > 1 && <Notice>{t('add.parts', { count: parts.length })}</Notice>}
        <FormField
          label={t('add.name')}
          help={t('add.nameHint')}
          maxLength={120}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
      </Stack>
    </Dialog>
  )
}

type Translate = ReturnType<typeof useTranslation<'reader'>>['t']

const faultText = (t: Translate, fault: FileFault | FileRefusal): string => {
  if (fault === 'type') return t('add.fileType')
  if (fault === 'size') return t('add.fileSize')
  if (fault === 'several') return t('add.fileSeveral')
  return t(`add.fault.${fault}`)
}

/** A title of the first six words. */
const firstWords = (text: string): string => text.split(/\s+/).slice(0, 6).join(' ').slice(0, 60)
