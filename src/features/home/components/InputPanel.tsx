import { useEffect, useRef, useState } from 'react'
import { Dumbbell, Layers, Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { routes } from '#contract/routes'
import { GROUPING_CHARACTERS, PRACTICE_WORDS } from '#contract/sizes'
import {
  Button,
  Card,
  FormField,
  IconButton,
  SegmentedControl,
  Spinner,
  Stack,
  Text,
  useToast,
  lazyPart,
} from '#design-system'
import { headwordFor, WordField } from '#features/words'
import { useAsyncAction } from '#lib/actions'
import { formatDay } from '#lib/format'
import { useLanguage } from '#lib/language'
import { useUser } from '#lib/session'
import { useGrouping } from '../api/useGrouping.ts'
import { arrange } from '../model/draft.ts'
import { isSeveral, wordsToPractise } from '../model/input.ts'
import { usePanel } from '../model/usePanel.ts'
import type { Mode } from '../model/usePanel.ts'
import { GroupingError } from './GroupingError.tsx'
import { LookUps } from './LookUps.tsx'

const GroupingPreview = lazyPart(async () => (await import('./GroupingPreview.tsx')).GroupingPreview)

const icons = { lookUp: <Search />, group: <Layers />, practise: <Dumbbell /> }
const modes = ['lookUp', 'group', 'practise'] as const

/**
 * A word, several words or a text, and what to do with it: look it up, group it, practise it. Not a contract form: the text is a draft
 * that `usePanel` saves for each user, and the three modes send three different calls or none.
 */
export function InputPanel() {
  const { t } = useTranslation('home')
  const navigate = useNavigate()
  const toast = useToast()
  const { ensureGuest } = useUser()
  const language = useLanguage()
  const { mode, text, grouped, change } = usePanel()
  const [error, setError] = useState<string>()
  const [moved, setMoved] = useState(false)
  const { group, fault } = useGrouping()
  /** Of the grouping that was made here: one that was kept does not ask for attention. */
  const [made, setMade] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const focusWanted = useRef(false)
  useEffect(() => {
    if (focusWanted.current) field.current?.focus()
    focusWanted.current = false
  }, [mode])

  const write = (value: string) => {
    change({ text: value })
    setError(undefined)
  }
  const choose = (next: Mode, itself = false) => {
    change({ mode: next })
    setMoved(itself)
    focusWanted.current = itself
    setError(undefined)
  }
  /** Does what needs a session, with a guest's where there is none. */
  const { run, pending } = useAsyncAction(
    async (action: () => Promise<void> | void) => {
      await ensureGuest()
      await action()
    },
    ({ message }) => toast({ text: message, tone: 'error' }),
  )
  const groupWords = async () => {
    const grouping = await group(text)
    if (!grouping) return
    const day = formatDay(new Date().toISOString(), language)
    const arrangement = arrange(grouping, language, t('group.noteTitle', { day }))
    setMade(arrangement.id)
    change({ grouped: arrangement })
  }
  const lookUp = (word: string) =>
    run(async () => {
      const address = routes.word({ word: await headwordFor(word) })
      // Before the page goes: what was found is no draft any more.
      write('')
      void navigate(address)
    })
  const send = () => {
    if (text.trim() === '') return setError(t('panel.empty'))
    if (mode === 'lookUp') return isSeveral(text) ? choose('group', true) : void lookUp(text)
    if (mode === 'group') return void run(groupWords)
    const words = wordsToPractise(text)
    if (words.length === 0) return setError(t('panel.noEnglish'))
    return void run(() => void navigate(routes.practice({ words: words.join(',') })))
  }
  return (
    <Stack spacing={4}>
      <Card raised data-part="input-panel">
        <Stack
          component="form"
          aria-label={t('panel.title')}
          onSubmit={(event) => {
            event.preventDefault()
            send()
          }}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text')
            if (mode !== 'lookUp' || !isSeveral(pasted)) return
            // A field of one line would run the lines together.
            event.preventDefault()
            write(pasted.slice(0, GROUPING_CHARACTERS))
            choose('group', true)
          }}
        >
          <Stack spacing={4}>
            <Stack data-part="learning-mode">
              <SegmentedControl
                fullWidth
                label={t('panel.mode')}
                value={mode}
                onChange={(next) => choose(next)}
                options={modes.map((value) => ({ value, label: t(`panel.${value}.name`), icon: icons[value] }))}
              />
            </Stack>
            {mode === 'lookUp' ? (
              <WordField
                label={t('panel.lookUp.label')}
                placeholder={t('panel.lookUp.placeholder')}
                value={text}
                error={error}
                onChange={write}
                onChoose={(word) => void lookUp(word)}
                endAdornment={
                  <IconButton type="submit" label={t('panel.lookUp.act')} disabled={pending}>
                    {pending ? <Spinner label={t('panel.lookUp.busy')} /> : <Search />}
                  </IconButton>
                }
              />
            ) : (
              <FormField
                key={mode}
                label={t(`panel.${mode}.label`)}
                placeholder={t(`panel.${mode}.placeholder`)}
                help={t(`panel.${mode}.help`, { max: mode === 'group' ? GROUPING_CHARACTERS : PRACTICE_WORDS })}
                rows={4}
                lang="en"
                maxLength={GROUPING_CHARACTERS}
                ref={field}
                value={text}
                error={error}
                onChange={(event) => write(event.target.value)}
              />
            )}
            {moved && (
              <Text role="status" variant="body2" color="textSecondary">
                {t('panel.moved')}
              </Text>
            )}
            {mode !== 'lookUp' && (
              <Stack align={{ sm: 'start' }}>
                <Button
                  type="submit"
                  variant="secondary"
                  loading={pending}
                  loadingLabel={t(`panel.${mode}.busy`)}
                  startIcon={icons[mode]}
                >
                  {t(`panel.${mode}.act`)}
                </Button>
              </Stack>
            )}
          </Stack>
        </Stack>
      </Card>
      {mode === 'group' && fault && <GroupingError error={fault} onRetry={send} />}
      {mode === 'group' && grouped && (
        <GroupingPreview
          key={grouped.id}
          arrangement={grouped}
          onChange={(changes) => change({ grouped: { ...grouped, ...changes } })}
          takeFocus={grouped.id === made}
          onFocused={() => setMade(undefined)}
          onDone={() => change({ grouped: undefined })}
        />
      )}
      {mode === 'lookUp' && <LookUps />}
    </Stack>
  )
}
