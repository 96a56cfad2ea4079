import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MOST_CHOSEN_BYTES, MOST_PACKAGE_BYTES } from '#contract/anki-limits'
import { MOST_WORDS } from '#contract/note-limits'
import { Button, Dialog, FileDrop, FormField, Notice, Skeletons, Stack, Text, useToast } from '#design-system'
import type { FileRefusal } from '#design-system'
import { useAsyncAction } from '#lib/actions'
import { useRevalidate } from '#lib/swr'
import { decodeText } from '#rules/csv'
import type { NoteState } from '#rules/note-changes'
import type { Change } from '#contract/note-changes'
import { checkWords } from '../api/useNotes.ts'
import { importPackageReviews, readPackage, readPackageWords } from '../api/read-package.ts'
import { useImport } from '../api/useImport.ts'
import { previewOf, takenOf } from '../model/importing.ts'
import type { Choices, Preview } from '../model/importing.ts'
import { choiceFor } from '../model/package-choice.ts'
import type { PackageChoice, PackageOutline } from '../model/package-choice.ts'
import { slimPackage } from '../model/slim-package.ts'
import { readWordFile } from '../model/word-file.ts'
import type { FileWord } from '../model/word-file.ts'
import { ImportPreview } from './ImportPreview.tsx'
import { PackageFields } from './PackageFields.tsx'
import { Refusal } from './Refusal.tsx'

export interface ImportWordsProps {
  /** Where the words go; null makes a new note. */
  note: { state: NoteState; page: string | null; act: (...changes: Change[]) => void } | null
  onClose: () => void
  /** Called with the id of a new note; with nothing when the words went into an open one. */
  onDone: (id: string) => void
}

/** The largest text; a package has its own bound once its sounds and pictures are left out. */
const maxTextBytes = 1_000_000
const isPackage = (file: Pick<File, 'name'>) => /\.apkg$/i.test(file.name)

/** An Anki package that was read, and what of it is wanted. */
interface OpenPackage {
  file: Blob
  outline: PackageOutline
  choice: PackageChoice
}

/** Words from a file or the clipboard: read, looked up, shown, and only then taken. */
export function ImportWords({ note, onClose, onDone }: ImportWordsProps) {
  const { t } = useTranslation('notes')
  const toast = useToast()
  const importInto = useImport()
  const revalidate = useRevalidate()
  const [file, setFile] = useState<File | null>(null)
  const [refused, setRefused] = useState<FileRefusal>()
  const [text, setText] = useState('')
  const [preview, setPreview] = useState<Preview>()
  const [choices, setChoices] = useState<Choices>({ keepDuplicates: false, correct: true })
  const [nothing, setNothing] = useState(false)
  const { run, pending, error, reset } = useAsyncAction((work: () => Promise<void>) => work())
  const [opened, setOpened] = useState<OpenPackage>()
  const look = async (words: readonly FileWord[], { rest = 0, hasPages = false }) => {
    setNothing(words.length === 0)
    if (words.length === 0) return
    const asked = [...new Set(words.flatMap(({ word }) => word || []))].slice(0, MOST_WORDS)
    const found = previewOf(words, asked.length > 0 ? await checkWords(asked) : [], note?.state ?? null)
    setPreview({ ...found, rest: found.rest + rest })
    // A file that says where each word stands is one of ours: it comes back as it went.
    setChoices({ keepDuplicates: hasPages, correct: !hasPages })
  }
  const open = async (chosen: File) => {
    const slim = await slimPackage(chosen)
    if (slim.size > MOST_PACKAGE_BYTES) return setRefused('size')
    const outline = await readPackage(slim)
    setOpened({ file: slim, outline, choice: choiceFor(outline) })
  }
  const check = () =>
    run(async () => {
      setNothing(false)
      if (opened) {
        const { words, total } = await readPackageWords(opened.file, opened.choice)
        return look(words, { rest: Math.max(0, total - Number(opened.choice.from) - words.length) })
      }
      if (file && isPackage(file)) return open(file)
      const { words, hasPages } = await readWordFile(file ? decodeText(new Uint8Array(await file.arrayBuffer())) : text)
      return look(words, { hasPages })
    })
  const taken = preview ? takenOf(preview, choices).length : 0
  const withReviews = opened?.choice.reviews ? opened : null
  const save = () =>
    run(async () => {
      if (!preview) return
      // First: a word of one's own that has reviews has a memory before it stands in the note. What comes twice counts once.
      const brought = withReviews ? await importPackageReviews(withReviews.file, withReviews.choice) : null
      if (brought) {
        await Promise.all([revalidate('GET /api/reviews'), revalidate('GET /api/user/stats')])
        toast({ text: t('anki.reviewsDone', { count: brought.reviews }), tone: 'success' })
      }
      if (taken === 0) return onClose()
      const titles = { section: t('outline.first'), page: t('importing.page') }
      const title = file?.name.replace(/\.\w+$/, '') || t('importing.page')
      onDone(await importInto(note, preview, choices, { titles, title }))
      toast({ text: t('importing.done', { count: taken }), tone: 'success' })
      onClose()
    })
  const fileError = error?.fields?.['file']
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('importing.title')}
      closeLabel={t('close')}
      actions={
        preview ? (
          <>
            <Button variant="secondary" onClick={() => setPreview(undefined)}>
              {t('cancel')}
            </Button>
            <Button
              loading={pending}
              loadingLabel={t('loading')}
              disabled={taken === 0 && !withReviews}
              onClick={() => void save()}
            >
              {taken === 0 && withReviews ? t('anki.reviewsOnly') : t('importing.save', { count: taken })}
            </Button>
          </>
        ) : (
          <>
            {opened && (
              <Button variant="secondary" disabled={pending} onClick={() => setOpened(undefined)}>
                {t('cancel')}
              </Button>
            )}
            <Button
              loading={pending}
              loadingLabel={t('importing.checking')}
              disabled={file === null && text.trim() === ''}
              onClick={() => void check()}
            >
              {t('importing.check')}
            </Button>
          </>
        )
      }
    >
      <Stack spacing={4}>
        <Steps current={!preview ? 'choose' : pending ? 'import' : 'check'} />
        {error && !fileError && <Refusal error={error} />}
        {nothing && <Notice tone="warning">{t('importing.none')}</Notice>}
        {preview ? (
          <ImportPreview preview={preview} choices={choices} onChoose={setChoices} />
        ) : pending ? (
          <Skeletons shape="list" count={4} label={t('importing.checking')} />
        ) : opened ? (
          <PackageFields {...opened} onChoose={(choice) => setOpened({ ...opened, choice })} />
        ) : (
          <>
            <FileDrop
              label={t('importing.file')}
              prompt={t('importing.filePrompt')}
              limits={t('importing.fileLimits')}
              removeLabel={t('importing.fileRemove')}
              accept=".csv,.txt,.tsv,.apkg"
              maxBytes={MOST_CHOSEN_BYTES}
              file={file}
              onFile={(next) => {
                const isTooLarge = next !== null && !isPackage(next) && next.size > maxTextBytes
                reset()
                setRefused(isTooLarge ? 'size' : undefined)
                setFile(isTooLarge ? null : next)
              }}
              onRefuse={setRefused}
              error={
                refused
                  ? t(
                      { type: 'importing.fileType', size: 'importing.fileSize', several: 'importing.fileSeveral' }[
                        refused
                      ] as 'importing.fileType',
                    )
                  : fileError
              }
            />
            {file === null && (
              <FormField
                label={t('importing.paste')}
                help={t('importing.pasteHelp')}
                rows={6}
                value={text}
                onChange={({ target }) => setText(target.value)}
              />
            )}
          </>
        )}
      </Stack>
    </Dialog>
  )
}

const steps = ['choose', 'check', 'import'] as const

/** The three steps of an import, the current one marked. */
function Steps({ current }: { current: (typeof steps)[number] }) {
  const { t } = useTranslation('notes')
  return (
    <Stack direction="row" spacing={4} wrap role="list" aria-label={t('importing.steps')}>
      {steps.map((step) => (
        <Text
          key={step}
          role="listitem"
          variant="body2"
          weight={step === current ? 'bold' : undefined}
          color={step === current ? 'primary' : 'textSecondary'}
          aria-current={step === current ? 'step' : undefined}
        >
          {t(`importing.step.${step}`)}
        </Text>
      ))}
    </Stack>
  )
}
