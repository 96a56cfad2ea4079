import { useEffect, useRef, useState } from 'react'
import { Dumbbell, Layers, Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { GROUPING_CHARACTERS, PRACTICE_WORDS } from '#contract/sizes'
import {
  Box,
  Button,
  Card,
  FormField,
  IconButton,
  SegmentedControl,
  Spinner,
  Stack,
  Text,
  useToast,
} from '#design-system'
import type { LinkComponent } from '#design-system'
import { headwordFor, wordAddress, WordField } from '#features/words'
import { ApiError } from '#lib/api'
import { useUser } from '#lib/session'
import { useGrouping } from '../api/useGrouping.ts'
import { isSeveral, wordsToPractise } from '../model/input.ts'
import { GroupingPreview } from './GroupingPreview.tsx'
import { GroupingFault } from './GroupingFault.tsx'
import { LookUps } from './LookUps.tsx'

type Mode = 'lookUp' | 'group' | 'practise'

const icons = { lookUp: <Search />, group: <Layers />, practise: <Dumbbell /> }
const modes = ['lookUp', 'group', 'practise'] as const

interface InputPanelProps {
  LinkComponent: LinkComponent
}

/** A word, several words or a text, and what to do with it: look it up, group it, practise it. */
export function InputPanel({ LinkComponent }: InputPanelProps) {
  const { t } = useTranslation('home')
  const navigate = useNavigate()
  const toast = useToast()
  const { ensureGuest } = useUser()
  const [mode, setMode] = useState<Mode>('lookUp')
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [moved, setMoved] = useState(false)
  const grouping = useGrouping()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (moved) field.current?.focus()
  }, [moved])

  const change = (value: string) => {
    setText(value)
    setError(undefined)
  }
  const choose = (next: Mode, itself = false) => {
    setMode(next)
    setMoved(itself)
    setError(undefined)
  }
  /** Does what needs a session, with a guest's where there is none. */
  const act = async (what: () => Promise<unknown>) => {
    setBusy(true)
    try {
      await ensureGuest()
      await what()
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      toast({ text: failure.message, tone: 'error' })
    } finally {
      setBusy(false)
    }
  }
  const lookUp = (word: string) => act(async () => navigate(wordAddress(await headwordFor(word))))
  const send = () => {
    if (text.trim() === '') return setError(t('panel.empty'))
    if (mode === 'lookUp') return isSeveral(text) ? choose('group', true) : void lookUp(text)
    if (mode === 'group') return void act(() => grouping.group(text))
    const words = wordsToPractise(text)
    if (words.length === 0) return setError(t('panel.noEnglish'))
    return void act(async () => navigate(`/practice?words=${encodeURIComponent(words.join(','))}`))
  }
  return (
    <Stack spacing={4}>
      <Card raised>
        <Box
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
            setText(pasted.slice(0, GROUPING_CHARACTERS))
            choose('group', true)
          }}
        >
          <Stack spacing={4}>
            <SegmentedControl
              fullWidth
              label={t('panel.mode')}
              value={mode}
              onChange={(next) => choose(next)}
              options={modes.map((value) => ({ value, label: t(`panel.${value}.name`), icon: icons[value] }))}
            />
            {mode === 'lookUp' ? (
              <WordField
                label={t('panel.lookUp.label')}
                placeholder={t('panel.lookUp.placeholder')}
                value={text}
                error={error}
                onChange={change}
                onChoose={(word) => void lookUp(word)}
                endAdornment={
                  <IconButton type="submit" label={t('panel.lookUp.act')} disabled={busy}>
                    {busy ? <Spinner label={t('panel.lookUp.busy')} /> : <Search />}
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
                onChange={(event) => change(event.target.value)}
              />
            )}
            {moved && (
              <Text role="status" variant="body2" color="textSecondary">
                {t('panel.moved')}
              </Text>
            )}
            {mode !== 'lookUp' && (
              <Stack sx={{ alignItems: { sm: 'flex-start' } }}>
                <Button type="submit" loading={busy} loadingLabel={t(`panel.${mode}.busy`)} startIcon={icons[mode]}>
                  {t(`panel.${mode}.act`)}
                </Button>
              </Stack>
            )}
          </Stack>
        </Box>
      </Card>
      {mode === 'group' && grouping.fault && (
        <GroupingFault error={grouping.fault} onRetry={send} LinkComponent={LinkComponent} />
      )}
      {mode === 'group' && grouping.result && (
        <GroupingPreview
          key={grouping.count}
          grouping={grouping.result}
          LinkComponent={LinkComponent}
          onClose={grouping.clear}
        />
      )}
      {mode === 'lookUp' && <LookUps LinkComponent={LinkComponent} />}
    </Stack>
  )
}
